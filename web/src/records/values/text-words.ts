import type { FieldForm } from '@mandate/contract/facts/fields.ts';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import { remembered } from '@mandate/contract/values/remembered.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { numberText } from '../../ui/values/value-texts.ts';

/** A text as people read it, by the form it is kept in: a language by its name, an account number in groups of four, seconds as hours and minutes. */
export function textWords(form: FieldForm, text: string): string {
  switch (form) {
    case 'language':
      return languageName(text);
    case 'timeZone':
      return text.replaceAll('_', ' ');
    case 'duration':
      // Of a sum that comes to thousands of hours.
      return clockText(Number(text)).replace(/\d{4,}/, (hours) => numberText(hours));
    case 'iban':
      return text.replace(/.{4}(?=.)/g, '$& ');
    default:
      return text;
  }
}

const languagesIn = remembered(
  (language: string) => new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }),
);

/** The name of a language by its tag (BCP 47). */
export function languageName(tag: string): string {
  return languagesIn(i18n.language).of(tag) ?? tag;
}
