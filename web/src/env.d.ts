/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'icon:*' {
  /** The `d` of the icon's path, drawn in a square of 512. */
  const path: string;
  export default path;
}

declare module 'icons:*' {
  /** The same of several icons, by their names. */
  const paths: Record<string, string>;
  export default paths;
}
