/** Whether the text is a decimal as it may be sent: digits, one point; no exponent, no blanks, no plus, no negative zero. */
export function isDecimalText(text: string): boolean {
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) && !/^-0(\.0*)?$/.test(text);
}

/** The number of decimals written, without the zeros at the end. */
export function decimalsIn(text: string): number {
  return text.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}

/** A stored numeric written with exactly `digits` decimals; the digits beyond are zeros by construction. */
export function padDecimals(stored: string, digits: number): string {
  const [whole = '0', fraction = ''] = stored.split('.');
  return digits === 0 ? whole : `${whole}.${fraction.slice(0, digits).padEnd(digits, '0')}`;
}

/** A stored numeric without the zeros its column pads it with. */
export function trimDecimals(stored: string): string {
  return stored.includes('.') ? stored.replace(/\.?0+$/, '') : stored;
}
