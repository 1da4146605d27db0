/** The colours of paper: printed ones, which follow no theme. The one accent is the firm's own. */
export const ink = '#181D2E';
export const ink2 = '#4A5166';
export const ink3 = '#626981';
export const hairline = '#D6DAE4';
export const boxLine = '#8E95A8';

/** A length of the print in 96ths of an inch, as large as the sheet is shown. */
export function printed(length: number): string {
  return `calc(${length} * var(--printed))`;
}

/** Where the sheet has become a column: read on a phone, where a print made small would not be. */
export const narrow = '@container paper (max-width: 599px)';

/** A size of type with its line, in 96ths of an inch. */
export function type(size: number, line: number) {
  return { fontSize: printed(size), lineHeight: printed(line) };
}

export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** A thin line of the print. */
export function rule(color: string, width = 1) {
  return `${printed(width)} solid ${color}`;
}
