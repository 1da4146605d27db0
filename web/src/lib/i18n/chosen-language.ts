import { setLanguage } from './i18n.ts';

let chosen: string | null = null;

/** Somebody who is not signed in wants to read the product in a language; they are asked for no other once they are. */
export function chooseLanguage(language: string): void {
  chosen = language;
  setLanguage(language);
}

/** The language that was chosen before the sign-in; null where none was. */
export function chosenLanguage(): string | null {
  return chosen;
}

/** Who chose it has it on the account from now on. */
export function dropChosenLanguage(): void {
  chosen = null;
}
