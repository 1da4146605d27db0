import { i18n } from '../../lib/i18n/i18n.ts';
import { colorWord } from './color-word.ts';

/** A value of any form in one line: texts as they are, an item of a list by its label and what sets it apart, other objects as JSON. */
export function jsonText(value: unknown): string {
  if (Array.isArray(value)) return value.map(jsonText).join(', ');
  if (typeof value === 'boolean') return i18n.t(value ? 'editor.yes' : 'editor.no');
  if (typeof value !== 'object' || value === null) return String(value);
  return 'label' in value ? itemText(value) : JSON.stringify(value);
}

function itemText(item: { label: unknown; color?: unknown; isActive?: unknown }): string {
  const remarks = [
    ...(typeof item.color === 'string' ? [colorWord(item.color)] : []),
    ...(item.isActive === false ? [i18n.t('list.inactive')] : []),
  ];
  return remarks.length > 0 ? `${item.label} (${remarks.join(', ')})` : String(item.label);
}
