/** An object in a reply. */
export type Values = Record<string, unknown>;

/** Whether something in a reply is an object and no list. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; none of what is no list. */
export function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}

/** The rows of what has some. */
export function rowsOf(data: Values): Values[] {
  return listOf(data.rows);
}
