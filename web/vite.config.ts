import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './icons';

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
