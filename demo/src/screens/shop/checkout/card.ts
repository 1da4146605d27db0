/** What is asked for when it comes to paying, in the order of its fields. */
export const cardFields = ['number', 'expiry', 'code', 'holder'] as const;

export type CardField = (typeof cardFields)[number];
export type Card = Record<CardField, string>;

export const emptyCard: Card = { number: '', expiry: '', code: '', holder: '' };

const patterns: Record<CardField, RegExp> = {
  number: /^(\d ?){16}$/,
  expiry: /^(0[1-9]|1[0-2])\/\d\d$/,
  code: /^\d{3,4}$/,
  holder: /\S/,
};

/** The fields that need another value. */
export function problemsOfCard(card: Card): CardField[] {
  return cardFields.filter((field) => !patterns[field].test(card[field].trim()));
}
