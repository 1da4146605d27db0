/** A sum with its currency, as it travels in sentences: the screens write it as their reader writes figures, and know it by the no-break space. */
export function sumText({ amount, currency }: Sum): string {
  return `${amount}\u00A0${currency}`;
}

/** An amount, as a decimal string, with its currency. */
export interface Sum {
  amount: string;
  currency: string;
}
