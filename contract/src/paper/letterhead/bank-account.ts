/** A bank account of the firm, as the parameter `documents.bankAccounts` holds it. */
export interface BankAccount {
  /** What stands over it: the name of the bank. */
  label: string | null;
  /** Without blanks, in capitals (ISO 13616). */
  iban: string;
  /** In capitals (ISO 9362). */
  bic: string | null;
  /** Amounts in this currency are paid there; null takes any. */
  currency: string | null;
}

/** The account amounts in a currency are paid to: its own, else one that takes any, else the first. */
export function accountFor(accounts: readonly BankAccount[], currency: string | null): BankAccount | null {
  const own = currency === null ? undefined : accounts.find((account) => account.currency === currency);
  return own ?? accounts.find((account) => account.currency === null) ?? accounts[0] ?? null;
}

/** An IBAN in groups of four, as it is printed (ISO 13616). */
export function printedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
