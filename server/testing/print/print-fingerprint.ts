import { createHash } from 'node:crypto';
import { readPdf } from './read-pdf.ts';

/**
 * What a print is known by: its objects with their streams unpacked. How well they are packed depends on the processor and the version of zlib, and
 * says nothing about the print.
 */
export function printFingerprint(bytes: Buffer): string {
  const { version, trailer, objects } = readPdf(bytes);
  const hash = createHash('sha256').update(JSON.stringify([version, trailer]));
  for (const [number, { value, stream }] of objects)
    hash
      .update(JSON.stringify([number, value], (key, one) => (key === 'Length' ? undefined : one)))
      .update(stream ?? '');
  return hash.digest('hex');
}
