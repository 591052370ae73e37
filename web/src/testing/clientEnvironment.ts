import type { Environment } from 'vitest/runtime';

/** Compiles Svelte as for a browser, so that effects run, but has no page. */
export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
} satisfies Environment;
