import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { filteredField } from '@mandate/contract/lists/filtered-field.ts';
import { type Condition, type Filter, marginFloor, takesFloor } from '@mandate/contract/lists/grid.ts';
import { referencePaths } from '@mandate/contract/lists/reference-paths.ts';
import { rowReferences } from '@mandate/contract/lists/row-references.ts';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { fieldWord, partWord } from '../../records/words.ts';
import type { Words } from '../../words/words.ts';
import type { WriteContext } from '../cells/cell-of.ts';
import { choiceWords } from '../cells/choice-words.ts';
import { flagWord } from '../cells/flag-words.ts';
import { numberText } from '../cells/number-text.ts';

/** The entries of a filter in words, each in one sentence, its alternatives with "or" between them. */
export async function filterWords(
  call: Call,
  entity: Entity,
  filter: Filter['all'],
  context: WriteContext,
): Promise<string[]> {
  const conditions = filter.map((entry) => ('any' in entry ? entry.any : [entry]));
  const labels = await labelsIn(call, entity, conditions.flat());
  return conditions.map((any) =>
    any.map((condition) => conditionWords(entity, condition, labels, context)).join(` ${call.words.at('list.or')} `),
  );
}

function conditionWords(
  entity: Entity,
  condition: Condition,
  labels: ReadonlyMap<string, string>,
  { formats, listLabels, words }: WriteContext,
): string {
  const { field: name, operator, value } = condition;
  const path = referencePaths(entity).get(name);
  const field = filteredField(entity, name);
  // No field tells which records are meant: an act changed them, or they were chosen one by one.
  if (!field) return words.at(name === 'batchId' ? 'file.about.act' : 'file.about.chosen') ?? '';
  const one = (entry: unknown): string => {
    const text = String(entry);
    if (field.refersTo !== undefined) return labels.get(text) ?? text;
    if (field.list !== undefined) return listLabels.get(field.list)?.get(text) ?? text;
    if (field.choices)
      return choiceWords(words, path?.entity ?? entity, path?.field ?? name, field).written.get(text) ?? text;
    if (field.kind === 'flag') return flagWord(words, entry === true);
    if (operator === 'relative') return relativeWords(words, text);
    if (text === marginFloor && takesFloor(field, operator)) return words.at('list.marginFloor') ?? text;
    if (field.form === 'duration') return clockText(Number(text));
    return ['number', 'money', 'integer'].includes(field.kind) ? numberText(text, formats.numberFormat) : text;
  };
  const said = words.at(`operator.${operator === 'is' && field.kind === 'flag' ? 'isFlag' : operator}`);
  return `${namedField(words, entity, name)} ${said} ${valueWords(words, operator, value, one)}`.trim();
}

/** What a field is called; one step far, or in rows, after what leads there: "Customer · City", "Team member · Person". */
function namedField(words: Words, entity: Entity, name: string): string {
  const path = referencePaths(entity).get(name);
  if (path) return `${fieldWord(words, entity, path.reference)} · ${fieldWord(words, path.entity, path.field)}`;
  const [part = ''] = name.split('.');
  const field = fieldWord(words, entity, name);
  if (!rowReferences(entity).has(name)) return field;
  const row = partWord(words, entity.name, part);
  // "Place · Place" says nothing more.
  return row === field ? field : `${row} · ${field}`;
}

function valueWords(
  words: Words,
  operator: string,
  value: Condition['value'],
  one: (entry: unknown) => string,
): string {
  if (value === undefined || value === null) return '';
  if (!Array.isArray(value)) return one(value);
  if (operator === 'between') return words.at('list.range', { from: one(value[0]), to: one(value[1]) }) ?? '';
  return value.map(one).join(', ');
}

/** A relative period in words; its number of days comes after the colon. */
function relativeWords(words: Words, period: string): string {
  const [name = '', days] = period.split(':');
  if (days === undefined) return words.at(`relative.${name}`) ?? period;
  return words.counted(`relative.${name}`, Number(days), { count: days }) ?? period;
}

/** The labels of the records some conditions name, of those the caller may list. */
async function labelsIn(call: Call, entity: Entity, conditions: readonly Condition[]): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  for (const { field: name, value } of conditions) {
    const field = filteredField(entity, name);
    if (field?.refersTo === undefined || !Array.isArray(value)) continue;
    const referred = entityNamed(field.refersTo);
    const sqlQuery = new SqlQuery();
    const text = `select t.id, t.${columnOf(referred.label)} as label from ${referred.table} t
      where t.id = any(${sqlQuery.bind(value)}) and ${scopeSql(sqlQuery, referred, 'list', call.caller)}`;
    for (const { id, label } of await run<{ id: string; label: string }>(call.db, text, sqlQuery.values))
      labels.set(id, label);
  }
  return labels;
}
