/** The signs cells of a text file may be divided by. */
const delimiters = [',', ';', '\t', '|'] as const;

/** How the cells of a text file are divided. */
export interface Dividing {
  delimiter: string;
  /** The first row says so, as spreadsheets write it, and is no row of the table. */
  isStated: boolean;
}

/**
 * Finds out how cells are divided: by the sign that most rows hold equally often, and of several the one they hold most often.
 * @param begin of the text; its last row may be cut
 */
export function sniffDelimiter(begin: string): Dividing {
  const stated = /^sep=([,;\t|])\r?\n/i.exec(begin)?.[1];
  if (stated !== undefined) return { delimiter: stated, isStated: true };
  const rows = firstRows(begin);
  const weighed = delimiters.map((delimiter) => ({ delimiter, ...evenness(rows, delimiter) }));
  weighed.sort((one, other) => other.alike - one.alike || other.count - one.count);
  return { delimiter: weighed[0]?.delimiter ?? ',', isStated: false };
}

/** In how many rows the sign stands equally often, and how often. */
function evenness(rows: string[], delimiter: string): { alike: number; count: number } {
  const counted = new Map<number, number>();
  for (const row of rows) {
    const count = row.split(delimiter).length - 1;
    if (count > 0) counted.set(count, (counted.get(count) ?? 0) + 1);
  }
  const best = [...counted].sort(([one, often], [other, oftener]) => oftener - often || other - one)[0];
  return { alike: best?.[1] ?? 0, count: best?.[0] ?? 0 };
}

/** Up to thirty rows that are not empty, without what stands in quotes. */
function firstRows(begin: string): string[] {
  const bare = begin.replace(/"(?:[^"]|"")*(?:"|$)/g, '""');
  return bare
    .split(/\r\n|\n|\r/)
    .filter((row) => row.trim() !== '')
    .slice(0, 30);
}
