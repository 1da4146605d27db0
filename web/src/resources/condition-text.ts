import type { Entity } from '@mandate/contract/entity.ts';
import type { Field } from '@mandate/contract/fields.ts';
import type { Condition } from '@mandate/contract/grid.ts';
import { i18n } from '../lib/i18n.ts';
import { dateText, numberText } from '../ui/figure-text.ts';
import { choiceLabel } from './words.ts';

/** A condition in words, in its three pieces: the field's name is left to the caller. */
export interface ConditionWords {
  operator: string;
  value: string;
}

/**
 * The operator and value of a condition as people read them.
 * @param labels what referenced records are called, by id; an id that is not known is shown as an ellipsis
 */
export function conditionWords(
  entity: Entity,
  condition: Condition,
  labels: ReadonlyMap<string, string>,
): ConditionWords {
  const field = entity.fields[condition.field];
  const operator = i18n.t(`operator.${operatorKey(field, condition.operator)}` as 'operator.contains');
  return { operator, value: field ? valueWords(entity, field, condition, labels) : '' };
}

/** Texts and figures say some operators in other words. */
function operatorKey(field: Field | undefined, operator: string): string {
  return field?.kind === 'flag' && operator === 'is' ? 'isFlag' : operator;
}

function valueWords(
  entity: Entity,
  field: Field,
  { field: name, operator, value }: Condition,
  labels: ReadonlyMap<string, string>,
): string {
  if (value === undefined || value === null) return '';
  const one = (entry: unknown): string => {
    const text = String(entry);
    if (field.kind === 'choice') return choiceLabel(entity, name, text);
    if (field.kind === 'reference') return labels.get(text) ?? '…';
    if (field.kind === 'flag') return i18n.t(entry === true ? 'list.yes' : 'list.no');
    if (operator === 'relative') return relativeWords(text);
    if (field.kind === 'date' || field.kind === 'instant') return dateText(text);
    if (field.kind === 'number' || field.kind === 'money' || field.kind === 'integer') return numberText(text);
    return text;
  };
  if (!Array.isArray(value)) return one(value);
  if (operator === 'between') return i18n.t('list.range', { from: one(value[0]), to: one(value[1]) });
  const shown = value.slice(0, 3).map(one).join(', ');
  return value.length > 3 ? i18n.t('list.andMore', { shown, count: value.length - 3 }) : shown;
}

/** A relative period in words; its number of days comes after the colon. */
export function relativeWords(period: string): string {
  const [name = '', days] = period.split(':');
  return i18n.t(`relative.${name}` as 'relative.lastDays', { count: Number(days ?? 0) });
}
