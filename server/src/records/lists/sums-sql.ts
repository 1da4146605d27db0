import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { referencePaths } from '@mandate/contract/lists/reference-paths.ts';
import { mostGroups } from '@mandate/contract/lists/sums.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import { valueSql } from '../own-fields/value-sql.ts';
import type { SumPlan } from './sum-plan.ts';

/** One row of sums: of a currency, and of a group where there are groups. Figures are texts as the database writes them. */
export type SumRow = {
  /** The place of its group, from 1; null where the row is of everything. */
  place: number | null;
  groupCount: number | null;
  key: string | null;
  value: string | null;
  label: string | null;
  isDeleted: boolean | null;
  currency: string | null;
  count: number;
  /** Records whose amounts are in no sum. */
  notCounted: number;
  /** Records in the base sums. */
  inBase: number;
  /** Records with lines that do not say what they cost, and those lines. */
  withoutCost: number;
  linesWithoutCost: number;
  /** Of those lines the ones whose record is in the base sums. */
  inBaseWithoutCost: number;
  /** The first and the last day by whose exchange rates they were converted; null without a day of their own. */
  firstDay: string | null;
  lastDay: string | null;
  hasNoDay: boolean;
} & Record<string, unknown>;

/** What the rows of a list have in common that form a group. */
export interface Grouping {
  name: string;
  field: Field;
  /** Decides in which month an instant is. */
  timeZone: string;
}

/**
 * The statement that adds up the rows of an entity, each of them read once: by currency, and by group and currency.
 * @param where the condition of the rows, aliased `t`
 * @param baseCurrency what the base currency is now
 */
export function sumsSql(
  sqlQuery: SqlQuery,
  entity: Entity,
  plan: SumPlan,
  { where, baseCurrency, grouping }: { where: string; baseCurrency: string; grouping: Grouping | null },
): string {
  const figures = figuresSql(sqlQuery, entity, plan, baseCurrency);
  const currency = plan.hasCurrencies ? 't.currency' : 'null::text';
  const { key, join } = grouping ? keySql(sqlQuery, entity, grouping) : { key: 'null::text', join: '' };
  const read = `r as (select ${key} as value, ${currency} as currency, ${columns(figures, ({ first }) => first)}
    from ${entity.table} t ${join} where ${where} group by 1, 2)`;
  const together = columns(figures, ({ again, name }) => again(`r."${name}"`));
  if (!grouping) return `with ${read} select ${nothing}, r.currency, ${together} from r group by r.currency`;
  // Every group has a key that is not null, so that groups are matched by it.
  const isText = grouping.field.kind === 'text';
  const keyed = `m as (select coalesce('v' || ${isText ? 'search_normalise(r.value)' : 'r.value'}, '') as key, min(r.value) as value, r.currency,
    ${together} from r group by 1, r.currency)`;
  const ofGroups = columns(figures, ({ name }) => `m."${name}"`);
  const ofAll = columns(figures, ({ again, name }) => again(`m."${name}"`));
  return `with ${read}, ${keyed}, ${groupsSql(sqlQuery, plan, grouping)}
    select ${nothing}, m.currency, ${ofAll} from m group by m.currency
    union all
    select g.place, g."groupCount", g.key, g.value, g.label, g."isDeleted", m.currency, ${ofGroups}
    from g join m on m.key = g.key where g.place <= ${mostGroups}`;
}

/** The columns that tell groups apart, for a row of everything. */
const nothing = `null::int as place, null::int as "groupCount", null::text as key, null::text as value, null::text as label,
  null::boolean as "isDeleted"`;

/** One figure: how it is made of rows, and of figures of the same kind. */
interface Figure {
  name: string;
  first: string;
  again: (column: string) => string;
}

function columns(figures: readonly Figure[], sqlOf: (figure: Figure) => string): string {
  return figures.map((figure) => `${sqlOf(figure)} as "${figure.name}"`).join(', ');
}

function figuresSql(sqlQuery: SqlQuery, { fields }: Entity, plan: SumPlan, baseCurrency: string): Figure[] {
  const counted = (column: string) => `sum(${column})::int`;
  const added = (column: string) => `sum(${column})`;
  const { facts } = plan;
  const base = facts ? sqlQuery.bind(baseCurrency) : '';
  const isInBase = facts ? `t.${columnOf(facts.baseCurrency)} = ${base}` : 'false';
  const day = facts && `t.${columnOf(facts.convertedOn)}`;
  const isForeign = `${isInBase} and t.currency <> ${base}`;
  const dayOf = (fn: 'min' | 'max') => (day ? `${fn}(${day}) filter (where ${isForeign})` : 'null::date');
  const isCounted = plan.counted && `t.${columnOf(plan.counted)}`;
  const without = plan.withoutCost && `t.${columnOf(plan.withoutCost)}`;
  return [
    { name: 'count', first: 'count(*)::int', again: counted },
    {
      name: 'notCounted',
      first: isCounted ? `(count(*) filter (where not ${isCounted}))::int` : '0',
      again: counted,
    },
    { name: 'inBase', first: `(count(*) filter (where ${isInBase}))::int`, again: counted },
    {
      name: 'withoutCost',
      first: without ? `(count(*) filter (where ${without} > 0))::int` : '0',
      again: counted,
    },
    { name: 'linesWithoutCost', first: without ? `coalesce(sum(${without}), 0)::int` : '0', again: counted },
    {
      name: 'inBaseWithoutCost',
      first: without ? `coalesce(sum(${without}) filter (where ${isInBase}), 0)::int` : '0',
      again: counted,
    },
    { name: 'firstDay', first: dayOf('min'), again: (column) => `min(${column})` },
    { name: 'lastDay', first: dayOf('max'), again: (column) => `max(${column})` },
    {
      name: 'hasNoDay',
      first: day ? `coalesce(bool_or(${day} is null) filter (where ${isForeign}), false)` : 'false',
      again: (column) => `bool_or(${column})`,
    },
    ...plan.times.map((name) => ({
      name: `time.${name}`,
      first: `sum(t.${columnOf(name)})::float8`,
      again: added,
    })),
    ...plan.own.map((name) => ({
      name: `own.${name}`,
      first: `sum(${valueSql('t', name, fields[name] ?? {})})${isCounted ? ` filter (where ${isCounted})` : ''}`,
      again: added,
    })),
    ...[...new Set(plan.base.map(({ stored }) => stored))].map((stored) => ({
      name: `base.${stored}`,
      first: `sum(t.${columnOf(stored)}) filter (where ${isInBase})`,
      again: added,
    })),
  ];
}

/** The value of a row its group has in common, as text, and the join that reaches it. */
function keySql(
  sqlQuery: SqlQuery,
  entity: Entity,
  { name, field, timeZone }: Grouping,
): { key: string; join: string } {
  const path = referencePaths(entity).get(name);
  const column = path ? `far.${columnOf(path.field)}` : valueSql('t', name, field);
  const join = path ? `left join ${path.entity.table} far on far.id = t.${columnOf(path.reference)}` : '';
  if (field.kind === 'date') return { key: `to_char(${column}, 'YYYY-MM')`, join };
  if (field.kind !== 'instant') return { key: `${column}::text`, join };
  return { key: `to_char(${column} at time zone ${sqlQuery.bind(timeZone)}, 'YYYY-MM')`, join };
}

/** The groups in their order, each with what it is called where that is a record's label. */
function groupsSql(sqlQuery: SqlQuery, plan: SumPlan, { field }: Grouping): string {
  const referred = field.kind === 'reference' && field.refersTo !== undefined ? entityNamed(field.refersTo) : null;
  const label = referred ? `l.${columnOf(referred.label)}` : 'k.value';
  const labels = referred ? `left join ${referred.table} l on l.id = k.value::uuid` : '';
  const [time] = plan.times;
  const leading = plan.leading !== null ? `base.${plan.leading}` : time !== undefined ? `time.${time}` : null;
  const largest = leading ? `sum(m."${leading}")` : 'null::numeric';
  // A list of few values is in the order of its facts; a month in that of the calendar.
  const byName = field.choices ? `array_position(${sqlQuery.bind(field.choices)}::text[], k.value)` : label;
  return `k as (select m.key, min(m.value) as value, ${largest} as largest from m group by m.key),
    g as (select (row_number() over (order by k.key = '', k.largest desc nulls last, ${byName}, k.key))::int as place,
      (count(*) over ())::int as "groupCount", k.key, k.value, ${referred ? label : 'null::text'} as label,
      ${referred ? 'l.deleted_at is not null' : 'false'} as "isDeleted" from k ${labels})`;
}
