import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packedAssets } from './packed-assets.ts';
import { treeShaking } from './tree-shaking.ts';

/**
 * Builds the page that customers read documents on: a bundle of its own beside the app, since whoever opens a link needs nothing of the app, and
 * the app's pieces are cut for the app.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), packedAssets()],
  // The server puts a fresh nonce in this place for every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  json: { namedExports: false },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    manifest: '.vite/public-page.json',
    // One piece: there is nothing to fetch ahead, and what would do it makes addresses that the policy of the page forbids.
    modulePreload: { polyfill: false },
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: treeShaking, input: `${import.meta.dirname}/public-document.html` },
  },
});
