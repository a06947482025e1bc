import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const web = fileURLToPath(new URL('.', import.meta.url));
const games = fileURLToPath(new URL('../games', import.meta.url));
const sharedText = fileURLToPath(new URL('../text', import.meta.url));

/** `npm run dev` serves the pages and forwards API requests to a running server. */
const proxy = { '/api': { target: process.env.ALEA_SERVER ?? 'http://127.0.0.1:8080', ws: true } };

/** Boards are in games/, outside this folder, but use the packages installed here. */
function packagesForBoards(): Plugin {
  return {
    name: 'packages-for-boards',
    enforce: 'pre',
    resolveId(source, importer) {
      const isPackage = /^[a-z@]/.test(source);
      if (!isPackage || !importer?.startsWith(games)) return null;
      return this.resolve(source, `${web}/index.html`, { skipSelf: true });
    },
  };
}

export default defineConfig({
  root: web,
  plugins: [packagesForBoards(), svelte(), svelteTesting()],
  resolve: { alias: { $web: `${web}/src` } },
  build: {
    target: 'es2022',
    outDir: process.env.ALEA_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json', // for embed.mjs
    assetsInlineLimit: 0, // the server's content security policy forbids data: URLs
    modulePreload: { polyfill: false }, // it would be an inline script
  },
  server: { fs: { allow: [web, games, sharedText] }, proxy },
  // The same policy as the server's, so that violations show up here first.
  preview: {
    proxy,
    headers: { 'Content-Security-Policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'fixtures/*.test.ts', '../games/*/web/**/*.test.ts'],
  },
});
