import type { Values } from '../changes/merge.ts';
import type { FieldError } from '../replies/envelope.ts';

/** What acts on the whole of a record, run in the browser and on the server alike. Facts are apart, so that lists load none of it. */
export interface RecordRules {
  /** What a person left for the product to fill in, before the rules look. */
  complete?: (values: Values) => Values;
  /** Rules over several fields; paths of rows by index. */
  check?: (values: Values) => FieldError[];
}
