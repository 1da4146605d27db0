const storageKey = 'mandate-language';

/** Keeps the language somebody chose or has on their account, for the next visit and for who is not signed in. */
export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // A browser that keeps nothing: the next visit begins in the browser's own language.
  }
}

/** The language a visit begins in: the one last worn here, else the first of the browser's own there are words of, else English. */
export function firstLanguage(languages: readonly string[]): string {
  for (const wanted of [storedLanguage() ?? '', ...navigator.languages]) {
    const found = fittingLanguage(wanted, languages);
    if (found) return found;
  }
  return 'en';
}

/** The language there are words of for a tag (BCP 47): itself, or the one it is a variety of, as `de-CH` is of `de`. */
export function fittingLanguage(tag: string, languages: readonly string[]): string | undefined {
  return languages.find((each) => each === tag) ?? languages.find((each) => each === tag.split('-')[0]);
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
