import { numberText } from '../../ui/values/value-texts.ts';

/** A sentence of the server with its sums, `1900.00 EUR` with a no-break space, as the reader writes figures. */
export function sumsAsRead(sentence: string): string {
  return sentence.replace(/-?\d+(\.\d+)?(?=\u00A0[A-Z]{3}\b)/g, (amount) => numberText(amount));
}
