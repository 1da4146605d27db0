import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this packing spares less than a packet. */
const leastBytes = 1_400;

/**
 * Lays packed files beside those of the build, which the server sends to every browser that takes them: `.br` and `.gz`. Packed once,
 * they cost no request anything. What is packed already, such as fonts, is left alone.
 */
export function packedAssets(): Plugin {
  return {
    name: 'packed-assets',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/^assets\/.*\.(js|css|svg|json)$/.test(name)) continue;
        const file = join(dir, name);
        const bytes = readFileSync(file);
        if (bytes.length < leastBytes) continue;
        const params = { [zlib.BROTLI_PARAM_QUALITY]: 9, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
