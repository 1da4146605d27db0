import type { Entity, Part, RowOf } from '../src/facts/entity.ts';
import type { ValueOf } from '../src/facts/fields.ts';

/** A row of a part. */
export type PartRowOf<P extends Part> = { id: string } & { [Name in keyof P['fields']]: ValueOf<P['fields'][Name]> };

/** A whole record as calls carry it: the row and its parts. */
export type RecordOf<E extends Entity> = RowOf<E> & { [Name in keyof E['parts']]: PartRowOf<E['parts'][Name]>[] };
