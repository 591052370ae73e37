/** The key of an option of a game in its catalogue, or of one of its values: "nh-setup-elder-1". */
export const setupKey = (prefix: string, name: string, value?: string): string =>
  // The engine's names may have underscores and commas; Fluent's may not.
  [prefix, 'setup', name, ...(value === undefined ? [] : [value])].join('-').replace(/[_,]/g, '-');
