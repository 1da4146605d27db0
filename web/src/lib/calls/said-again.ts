import { i18n } from '../i18n/i18n.ts';

/**
 * A sentence of the server in the person's language. The server says it in English with its values put in: what it says is found among the
 * English sentences, and said again with the same values.
 * @param code the refusal's code; null where only the sentence is known, as with remarks
 * @returns the sentence as it came where it is none of them
 */
export function saidAgain(sentence: string, code: string | null): string {
  const english = (i18n.getResourceBundle('en', 'error') ?? {}) as Record<string, string>;
  const mayBe = (key: string) => code === null || key === code || key.startsWith(`${code}_`);
  for (const [key, text] of Object.entries(english)) {
    const values = mayBe(key) ? valuesIn(sentence, text) : null;
    if (values) return i18n.t(key as 'serverError', { ns: 'error', ...values });
  }
  return sentence;
}

/** The values of a text's placeholders in a sentence made of it; null for another sentence. */
function valuesIn(sentence: string, text: string): Record<string, string> | null {
  const names: string[] = [];
  const pattern = text
    .split(/\{([^}]*)\}/)
    .map((part, place) => {
      if (place % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(part);
      return '([^]*?)';
    })
    .join('');
  const found = new RegExp(`^${pattern}$`).exec(sentence);
  return found && Object.fromEntries(names.map((name, place) => [name, found[place + 1] ?? '']));
}
