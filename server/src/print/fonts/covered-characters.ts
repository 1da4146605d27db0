import { closeSync, openSync, readSync } from 'node:fs';

/** Whether a font has a glyph for a character, by its code point. */
export type Covers = (codePoint: number) => boolean;

/**
 * Reads of a font file (TrueType or OpenType) which characters it has glyphs for, from its table `cmap` (OpenType specification, formats 4 and
 * 12), and nothing else of it: a Japanese font has 5 MB.
 */
export function coveredCharacters(file: string): Covers {
  const table = readTable(file, 'cmap');
  const ranges = rangesOf(table);
  return (codePoint) => {
    let [low, high] = [0, ranges.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [first, last] = ranges[middle] as Range;
      if (codePoint < first) high = middle - 1;
      else if (codePoint > last) low = middle + 1;
      else return true;
    }
    return false;
  };
}

type Range = readonly [first: number, last: number];

function readTable(file: string, wanted: string): Buffer {
  const opened = openSync(file, 'r');
  const read = (from: number, length: number) => {
    const bytes = Buffer.alloc(length);
    readSync(opened, bytes, 0, length, from);
    return bytes;
  };
  try {
    const count = read(4, 2).readUInt16BE();
    const directory = read(12, count * 16);
    for (let at = 0; at < directory.length; at += 16)
      if (directory.toString('latin1', at, at + 4) === wanted)
        return read(directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12));
    throw new Error(`${file} has no table ${wanted}.`);
  } finally {
    closeSync(opened);
  }
}

/** The ranges of the fullest table of Unicode characters, in order. */
function rangesOf(table: Buffer): Range[] {
  const found = new Map<number, number>();
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const offset = table.readUInt32BE(4 + index * 8 + 4);
    found.set(table.readUInt16BE(offset), offset);
  }
  const [full, small] = [found.get(12), found.get(4)];
  if (full !== undefined) return groupsOf(table.subarray(full));
  if (small !== undefined) return segmentsOf(table.subarray(small));
  throw new Error('The font maps no Unicode characters.');
}

/** Format 12: groups of characters whose glyphs follow each other. */
function groupsOf(table: Buffer): Range[] {
  const groups = Array.from({ length: table.readUInt32BE(12) }, (_, index) => {
    const at = 16 + index * 12;
    const first = table.readUInt32BE(at);
    // The first glyph of a font is the one for what it does not have.
    return [table.readUInt32BE(at + 8) === 0 ? first + 1 : first, table.readUInt32BE(at + 4)] as const;
  });
  return groups.filter(([first, last]) => first <= last);
}

/** Format 4: segments, each with a distance to its glyphs or a list of them. */
function segmentsOf(table: Buffer): Range[] {
  const twice = table.readUInt16BE(6);
  const ranges: Range[] = [];
  for (let at = 0; at < twice; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + twice + at);
    const delta = table.readUInt16BE(16 + 2 * twice + at);
    const listAt = 16 + 3 * twice + at;
    const list = table.readUInt16BE(listAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph = list === 0 ? code + delta : table.readUInt16BE(listAt + list + 2 * (code - first));
      if ((glyph & 0xffff) !== 0) ranges.push([code, code]);
    }
  }
  return ranges;
}
