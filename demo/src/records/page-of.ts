/** Some rows of many. */
export interface PageOf<Row> {
  rows: readonly Row[];
  /** From 1; the last one where a page was asked for that there is not. */
  page: number;
  pages: number;
  size: number;
  total: number;
}

/**
 * Divides rows into pages.
 * @param asked as the address says: `page` and `size` may be any text, or nothing
 * @param sizes the sizes there are
 */
export function pageOf<Row>(
  rows: readonly Row[],
  asked: { page: string | null; size: string | null },
  sizes: readonly number[],
  usual: number,
): PageOf<Row> {
  const size = sizes.find((each) => String(each) === asked.size) ?? usual;
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const wanted = Number(asked.page ?? 1);
  const page = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), pages) : 1;
  return { rows: rows.slice((page - 1) * size, page * size), page, pages, size, total: rows.length };
}
