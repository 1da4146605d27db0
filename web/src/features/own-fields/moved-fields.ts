/** An own field where it stands. */
export interface PlacedField {
  id: string;
  version: number;
  position: number;
}

/**
 * The places that change when a field goes one up (−1) or down (1) among those of its records; none where it is the first or last already.
 * Fields that share a place are numbered again.
 * @param fields in their order
 */
export function movedFields(fields: readonly PlacedField[], id: string, by: -1 | 1): PlacedField[] {
  const from = fields.findIndex((field) => field.id === id);
  const [moved, other] = [fields[from], fields[from + by]];
  if (!moved || !other) return [];
  const places = fields.map(({ position }) => position);
  const areDistinct = new Set(places).size === places.length;
  const order = fields.with(from, other).with(from + by, moved);
  return order.flatMap((field, at) => {
    const position = areDistinct ? (places[at] ?? at + 1) : at + 1;
    return position === field.position ? [] : [{ ...field, position }];
  });
}
