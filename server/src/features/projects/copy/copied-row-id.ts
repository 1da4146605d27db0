import { createHash } from 'node:crypto';

/**
 * The id a row of a project has in a copy of it: the same for the same row and copy, however often it is prepared, so that saving twice
 * sends the very same record. A UUID of version 8, which is made of whatever its maker chose (RFC 9562, section 5.8).
 */
export function copiedRowId(copyId: string, rowId: string): string {
  const bytes = createHash('sha256').update(`${copyId} ${rowId}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
