import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { wordsByNeed } from './words-by-need.ts';

/** Asks for the Latin letters with the page itself; every other script of the font is fetched when it is met. */
function preloadLatinFont(): Plugin {
  return {
    name: 'preload-latin-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return font ? [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }] : [];
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [wordsByNeed(), react(), preloadLatinFont()],
  // The server puts a fresh nonce in this place for every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Images and fonts stay files: a data address would cost every page, and the policy for fonts forbids it.
    assetsInlineLimit: 0,
    // The first page names every chunk there is: their hashes are enough for that.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
  server: {
    fs: { allow: [`${import.meta.dirname}/..`] },
    proxy: {
      // Everything but the page itself and the sources is a call.
      '^/(?!@|src/|node_modules/)': {
        target: 'http://127.0.0.1:3000',
        bypass: ({ method, url, headers }) =>
          method === 'GET' && headers.accept?.includes('text/html') ? (url ?? '/') : undefined,
      },
    },
  },
});
