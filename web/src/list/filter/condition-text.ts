import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { today } from '@mandate/contract/lists/filter-tokens.ts';
import { filteredField } from '@mandate/contract/lists/filtered-field.ts';
import { type Condition, type Filter, marginFloor, takesFloor } from '@mandate/contract/lists/grid.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { textWords } from '../../records/values/text-words.ts';
import { dateText, numberText } from '../../ui/values/value-texts.ts';
import { filterLabel } from './filter-label.ts';
import { type NameOf, shownValues } from './use-labels.ts';

/** A condition in words, in its three pieces. */
export interface ConditionWords {
  field: string;
  operator: string;
  value: string;
}

/**
 * A condition as people read it.
 * @param nameOf what choices and referenced records are called
 */
export function conditionWords(entity: Entity, condition: Condition, nameOf: NameOf): ConditionWords {
  const field = filteredField(entity, condition.field);
  if (field === undefined) return besideWords(condition, nameOf);
  const operator = i18n.t(`operator.${operatorKey(field, condition)}` as 'operator.contains');
  const value = valueWords(field, condition, nameOf);
  return { field: filterLabel(entity, condition.field), operator, value };
}

/** Which records are meant, where no field says it: those some acts changed, or some by their ids. */
function besideWords({ field, value }: Condition, nameOf: NameOf): ConditionWords {
  const ids = Array.isArray(value) ? value.map(String) : [];
  if (field !== 'batchId') return { field: i18n.t('list.chosen', { count: ids.length }), operator: '', value: '' };
  return { field: i18n.t('list.partOf'), operator: '', value: ids.map((id) => nameOf(field, id)).join(', ') };
}

/** An entry of a filter in one sentence, its alternatives with "or" between them. */
export function entryText(entity: Entity, entry: Filter['all'][number], nameOf: NameOf): string {
  const conditions = 'any' in entry ? entry.any : [entry];
  const texts = conditions.map((condition) => {
    const { field, operator, value } = conditionWords(entity, condition, nameOf);
    return `${field} ${operator} ${value}`.trim();
  });
  return texts.join(` ${i18n.t('list.or')} `);
}

/** Yes and no, and today, say their operator in another word. */
function operatorKey(field: Field, { operator, value }: Condition): string {
  if (operator === 'relative' && value === 'today') return 'isFlag';
  return field.kind === 'flag' && operator === 'is' ? 'isFlag' : operator;
}

function valueWords(field: Field, { field: name, operator, value }: Condition, nameOf: NameOf): string {
  if (value === undefined || value === null) return '';
  const one = (entry: unknown): string => {
    const text = String(entry);
    if (field.kind === 'choice' || field.refersTo !== undefined || field.choices) return nameOf(name, text);
    if (field.kind === 'flag') return i18n.t(entry === true ? 'list.yes' : 'list.no');
    if (operator === 'relative') return relativeWords(text);
    if (text === marginFloor && takesFloor(field, operator)) return i18n.t('list.marginFloor');
    if (field.kind === 'date' || field.kind === 'instant')
      return text === today ? i18n.t('relative.today') : dateText(text);
    if (field.form === 'duration') return textWords(field.form, text);
    if (field.kind === 'number' || field.kind === 'money' || field.kind === 'integer') return numberText(text);
    return text;
  };
  if (!Array.isArray(value)) return one(value);
  if (operator === 'between') return i18n.t('list.range', { from: one(value[0]), to: one(value[1]) });
  const shown = value.slice(0, shownValues).map(one).join(', ');
  return value.length > shownValues ? i18n.t('list.andMore', { shown, count: value.length - shownValues }) : shown;
}

/** A relative period in words; its number of days comes after the colon. */
export function relativeWords(period: string): string {
  const [name = '', days] = period.split(':');
  return i18n.t(`relative.${name}` as 'relative.lastDays', { count: Number(days ?? 0) });
}
