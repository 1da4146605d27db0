/** Figures that line up in columns. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
