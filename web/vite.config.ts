import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import product from '../package.json' with { type: 'json' };
import { firstScript } from './first-script.ts';
import { iconSetFile } from './icon-set-file.ts';
import { packedAssets } from './packed-assets.ts';
import { pagesInOnePiece } from './pages-in-one-piece.ts';
import { publicPageInDevelopment } from './public-page-in-development.ts';
import { sharedCode } from './shared-code.ts';
import { treeShaking } from './tree-shaking.ts';
import { incompleteLanguages } from './word-faults.ts';

/**
 * Pages of the budget whose code comes in one piece each, what they share in the first of them. What the page of a record, an
 * editor and the week share are pieces of their own: each of them is opened without the others.
 */
const pieces = [
  ['list'],
  ['grid'],
  ['beside'],
  ['recordPage', 'editor', 'week'],
  ['recordPage', 'editor'],
  ['recordPage', 'projectEditor'],
  ['editor', 'projectEditor', 'week'],
  ['editor'],
  ['projectEditor', 'week'],
  ['projectEditor'],
  ['week'],
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstScript(), iconSetFile(), packedAssets(), publicPageInDevelopment()],
  // The server puts a fresh nonce in this place for every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  define: {
    'import.meta.env.VITE_PRODUCT_VERSION': JSON.stringify(product.version),
    'import.meta.env.VITE_DEMO': JSON.stringify(process.env.DEMO !== 'off'),
    'import.meta.env.VITE_INCOMPLETE_LANGUAGES': JSON.stringify(incompleteLanguages()),
  },
  json: { namedExports: false },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Images and fonts stay files: a data address would cost every page, and the policy for fonts forbids it.
    assetsInlineLimit: 0,
    // What everything weighs together is in budget.json.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      treeshake: treeShaking,
      output: {
        // The first page names every chunk there is: their hashes are enough for that.
        chunkFileNames: 'assets/[hash].js',
        // Many small chunks weigh more than a few: each is packed on its own and names what it takes from the others. What every page
        // needs comes in one piece, and what the list needs beside it; of the rest, what the same pages share stays together.
        codeSplitting: {
          groups: [
            // The entry itself stays what the page names.
            { name: 'first', tags: ['$initial'], test: (id) => !/\/(index\.html|main\.tsx)$/.test(id), priority: 9 },
            ...pieces.map((pages, place) => ({
              name: pagesInOnePiece(...pages),
              debugName: pages.join('-'),
              priority: 8 - place / 2,
            })),
            ...(['product', 'demo'] as const).map((side, place) => ({
              name: sharedCode(side),
              debugName: side,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_000,
              priority: 1 - place,
            })),
          ],
        },
      },
    },
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
