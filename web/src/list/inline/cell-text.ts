import type { Field } from '@mandate/contract/facts/fields.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { readFigure, unread } from '../../lib/i18n/read-figure.ts';
import { readDate } from '../../ui/fields/read-date.ts';
import type { Formats } from '../../ui/values/formats.ts';
import { dateText, noValue, numberText } from '../../ui/values/value-texts.ts';

type CellFormats = Pick<Formats, 'number' | 'date' | 'language'>;

/** What a cell holds as the text it is edited as: figures and dates as the person has them written, choices by their codes. */
export function cellText({ kind }: Field, held: unknown, formats: CellFormats): string {
  if (held === null || held === undefined) return '';
  if (Array.isArray(held)) return held.join(', ');
  const text = String(held);
  if (kind === 'date') {
    const shown = dateText(text, formats);
    return shown === noValue ? text : shown;
  }
  if (kind === 'number' || kind === 'integer' || kind === 'money')
    return isDecimalText(text) ? numberText(text, formats.number) : text.trim();
  return text;
}

/**
 * Reads what was typed into a cell. What cannot be read is kept as it was typed, to be refused with its reason and corrected.
 * @param unit what may stand beside a figure: `%`, `EUR`
 */
export function readCellText(field: Field, text: string, unit: string, formats: CellFormats): unknown {
  if (field.kind === 'tags') return [...new Set(text.split(',').map((word) => word.trim()))].filter(Boolean);
  if (text.trim() === '') return field.isOptional ? null : '';
  switch (field.kind) {
    case 'number':
    case 'integer':
    case 'money':
      return readFigure(text, formats.number, unit) ?? unread(text);
    case 'date':
      return readDate(text, formats) ?? text.trim();
    case 'flag':
      return text === 'true';
    default:
      return text;
  }
}
