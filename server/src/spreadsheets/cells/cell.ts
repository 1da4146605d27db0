/**
 * A typed cell of a file; null is an empty one. Numbers are exact decimal texts with a point and without exponent, dates `YYYY-MM-DD`,
 * instants ISO 8601 UTC.
 */
export type Cell =
  | null
  | { text: string }
  | { number: string }
  | { date: string }
  | { instant: string }
  | { flag: boolean };

/**
 * The number a spreadsheet keeps for a decimal text; null where its binary fraction would be read as another decimal, so that the figure
 * has to stand there as text.
 */
export function spreadsheetNumber(decimal: string): number | null {
  return decimal.length > 15 && significantDigits(decimal) > 15 ? null : Number(decimal);
}

// Up to 15 digits a double gives back every decimal it was made of (IEEE 754, DBL_DIG).
function significantDigits(decimal: string): number {
  const digits = decimal.replace(/\D/g, '').replace(/^0+/, '');
  return decimal.includes('.') ? digits.replace(/0+$/, '').length : digits.length;
}
