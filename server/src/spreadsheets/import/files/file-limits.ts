const mebibyte = 1024 * 1024;

/** How much of a file is read (safety G1 to G5). */
export const fileLimits = {
  bytes: 50 * mebibyte,
  rows: 100_000,
  columns: 200,
  /** Characters of one cell: what a spreadsheet holds. */
  cell: 32_767,
  /** Files in a workbook, which is an archive. */
  entries: 2_000,
  /** What a workbook may unpack to, and all texts of its cells may come to. */
  unpackedBytes: 500 * mebibyte,
  /** What one of its files may unpack to in proportion; small ones do not count. */
  ratio: 200,
  smallBytes: 10 * mebibyte,
  /** Texts that cells share are in memory while a workbook is read. */
  sharedTexts: 2_000_000,
  sharedLetters: 64 * mebibyte,
} as const;

/** The largest file as people read it. */
export const largestWords = '50 MB';
