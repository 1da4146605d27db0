/**
 * A record as it is kept, from one that was sent: what is missing or of another kind is taken from `empty`.
 * What `empty` does not name, such as a part that may be left out, is kept as it came.
 */
export function filled<Item extends object>(empty: Item, sent: object): Item {
  const kept: Record<string, unknown> = { ...sent };
  for (const [name, value] of Object.entries(empty)) {
    if (kindOf(kept[name]) !== kindOf(value)) kept[name] = value;
  }
  return kept as Item;
}

/** Whether what was sent is a record at all. */
export function isRecord(sent: unknown): sent is object {
  return kindOf(sent) === 'object';
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
