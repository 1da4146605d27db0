import type { ValueType } from '@mandate/contract/entities/parameter.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { colorWord } from '../../../records/values/color-word.ts';
import { languageName } from '../../../records/values/text-words.ts';
import { countryName } from '../../../records/words/words.ts';
import { currentFormats } from '../../../ui/values/formats.ts';
import { dateText, numberText, percentText } from '../../../ui/values/value-texts.ts';

/** One value, or one entry of several, as people read it. */
export function valueWord(key: string, type: ValueType | undefined, value: unknown): string {
  if (typeof value === 'boolean') return i18n.t(value ? 'editor.yes' : 'editor.no');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  switch (type) {
    case 'currency':
      return `${text} ${currencyName(text)}`;
    case 'country':
      return countryName(text);
    case 'language':
      return languageName(text);
    case 'date':
      return dateText(text);
    case 'integer':
    case 'decimal':
    case 'money':
      return numberText(text);
    case 'percent':
      return percentText(text);
    case 'color':
      return colorWord(text);
    case 'enum':
      return optionWord(key, text);
    default:
      return text;
  }
}

/** The name of a currency by its code (ISO 4217). */
export function currencyName(code: string): string {
  return new Intl.DisplayNames(i18n.language, { type: 'currency', fallback: 'code' }).of(code) ?? code;
}

/** The name of a weekday by its number, Monday is 1 (ISO 8601). */
function weekdayName(day: string): string {
  const { language } = currentFormats();
  // 1 January 2024 was a Monday.
  const named = new Date(Date.UTC(2024, 0, Number(day)));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(named);
}

/**
 * What an option of a choice is called: the product's own have words, days of the week names, the pattern of a date is shown at work, others are what they
 * were written as.
 * @param key of the parameter
 */
export function optionWord(key: string, option: string): string {
  if (key === 'interface.dateFormat') {
    const { language } = currentFormats();
    return dateText(new Date().toISOString().slice(0, 10), { date: option, language });
  }
  if (key === 'company.workingDays' || key === 'company.firstDayOfWeek') return weekdayName(option);
  const words = `parameters.option.${key.split('.').at(-1)}.${option}`;
  return /^\w+$/.test(option) && i18n.exists(words) ? i18n.t(words as 'parameters.option.signUpMode.open') : option;
}
