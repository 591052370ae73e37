import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * `import bat from 'icon:bat'` is the path of that game-icon, and `import beasts from 'icons:bat,rat'` those of several by
 * their names, for pictures, with one decimal; the other four thousand stay out of the client.
 */
function gameIcons(): Plugin {
  let icons: Record<string, { body: string }> | undefined;
  const pathOf = (name: string): string => {
    icons ??= JSON.parse(
      readFileSync(new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
    ).icons as Record<string, { body: string }>;
    const path = icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
    if (path === undefined) throw new Error(`there is no game-icon "${name}"`);
    return path;
  };
  const shorter = (path: string): string => path.replace(/(\.\d)\d+/g, '$1');
  return {
    name: 'game-icons',
    resolveId: (id) => (/^icons?:/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, sort, names] = /^\0(icons?):(.*)$/.exec(id) ?? [];
      if (names === undefined) return undefined;
      const found = sort === 'icon' ? pathOf(names) : Object.fromEntries(names.split(',').map((name) => [name, shorter(pathOf(name))]));
      return `export default ${JSON.stringify(found)};`;
    },
  };
}

// The server's address while developing: `krypta serve` beside `npm run dev`.
const server = process.env.KRYPTA_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    outDir: process.env.KRYPTA_WEB_OUT ?? '../build/web-dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { main: 'index.html', sw: 'src/sw.ts' },
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  // Tests with effects in them are compiled as for browsers; the others as plain modules.
  test: {
    projects: [
      { extends: true, test: { name: 'plain', exclude: ['src/**/*.svelte.test.ts', 'node_modules/**'] } },
      {
        extends: true,
        test: { name: 'effects', include: ['src/**/*.svelte.test.ts'], environment: './src/testing/clientEnvironment.ts' },
      },
    ],
  },
  server: {
    fs: { allow: ['..'] },
    // Without changing the host: the server compares it with the page's origin.
    proxy: { '/api': { target: server, changeOrigin: false }, '/ws': { target: server, ws: true } },
  },
});
