/** A page of some rows, counted from 1; the first and last row are 0 where there is none. */
export interface PageOfRows {
  page: number;
  first: number;
  last: number;
  total: number;
}

/** The page that was asked for, or the nearest there is. @param wanted as the address has it */
export function pageOfRows(wanted: string | null, size: number, total: number): PageOfRows {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(Math.trunc(Number(wanted)) || 1, 1), pages);
  return { page, first: Math.min(total, (page - 1) * size + 1), last: Math.min(total, page * size), total };
}
