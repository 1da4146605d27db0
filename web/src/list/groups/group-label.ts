import type { Entity } from '@mandate/contract/facts/entity.ts';
import { filteredField } from '@mandate/contract/lists/filtered-field.ts';
import type { SumsGroup } from '@mandate/contract/lists/sums.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { itemsOf, type Settings } from '../../records/reading/use-settings.ts';
import { filterChoiceLabel } from '../filter/filter-label.ts';

/** What a group is called. @param settings of the firm, where its values are a list people keep */
export function groupLabel(
  entity: Entity,
  groupBy: string,
  { value, label, isDeleted }: Pick<SumsGroup, 'value' | 'label' | 'isDeleted'>,
  settings: Settings | undefined,
): string {
  const field = filteredField(entity, groupBy);
  if (value === null || field === undefined) return i18n.t('groups.empty');
  if (field.kind === 'flag') return i18n.t(value === true ? 'list.yes' : 'list.no');
  const text = String(value);
  if (field.kind === 'date' || field.kind === 'instant') return monthName(text);
  if (field.kind !== 'choice')
    return isDeleted ? i18n.t('list.deletedRecord', { name: label ?? text }) : (label ?? text);
  if (field.list === undefined) return filterChoiceLabel(entity, groupBy, text);
  return itemsOf(settings, field.list).find(({ code }) => code === text)?.label ?? text;
}

/** @param month such as `2026-11` */
function monthName(month: string): string {
  const [year, at] = month.split('-').map(Number);
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(i18n.language, style).format(Date.UTC(year ?? 0, (at ?? 1) - 1));
}
