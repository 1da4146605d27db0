import Big from 'big.js';

/** An exact decimal. Money, quantities and percentages are computed with it and travel as strings, never as JSON numbers. */
export type Decimal = Big;

Big.strict = false;

/** Zero, the start of every sum. */
export const zero: Decimal = new Big(0);

/** The decimal a string of digits stands for. */
export function decimal(text: string | number): Decimal {
  return new Big(text);
}

/** The sum of some decimals. */
export function sum(parts: Iterable<Decimal>): Decimal {
  let total = zero;
  for (const part of parts) total = total.plus(part);
  return total;
}

/** Commercial rounding, half away from zero, to `digits` decimals (domain rules 1.3). */
export function round(value: Decimal, digits: number): Decimal {
  return value.round(digits, Big.roundHalfUp);
}

/** The next decimal with `digits` decimals towards zero. */
export function roundDown(value: Decimal, digits: number): Decimal {
  return value.round(digits, Big.roundDown);
}

/** Written with exactly `digits` decimals, without exponent: an amount as replies carry it. */
export function toFixed(value: Decimal, digits: number): string {
  const text = value.toFixed(digits, Big.roundHalfUp);
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text;
}

/** Written as short as possible without exponent: a quantity, a unit price, a percentage. */
export function toPlain(value: Decimal): string {
  const text = value.toFixed();
  return text === '-0' ? '0' : text;
}
