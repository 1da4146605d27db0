/**
 * One cell of a file somebody brought, as it was read. Texts come from CSV and from text cells of XLSX, the other forms are typed cells of
 * XLSX; a date is plain, `YYYY-MM-DD`. A text that begins with `=` is a formula: the text of a text cell of XLSX, which
 * never is one, stands here as CSV would have it (`inertText`).
 */
export type ImportCell = null | string | number | boolean | { date: string };
