import { knownEntities } from '@mandate/contract/known-entities.ts';
import { pagesBehind } from '@mandate/contract/overview/dashboard.ts';
import { type Expectation, maySee } from './expectation.ts';
import { type Fact, factsIn } from './facts.ts';
import type { Firm } from './firm.ts';
import type { Looker } from './lookers.ts';
import type { Told } from './reads.ts';

/** Something told to somebody who may not see it. */
export interface Leak {
  looker: Looker;
  /** Method, path and, of a grid, what was asked. */
  call: string;
  /** The field, or `record` where the whole record should not be there. */
  field: string;
  recordId: string | null;
}

/** Decides about replies: by the fields and records they have, and by the values in them wherever they stand. */
export function judgeOf(rules: Expectation, firm: Firm, labels: ReadonlyMap<string, string>) {
  const hidden = new Map<Looker, ReadonlyMap<string, Fact>>();
  const hiddenFrom = (looker: Looker) => {
    const known = hidden.get(looker) ?? hiddenValues(rules, firm, looker);
    hidden.set(looker, known);
    return known;
  };
  return (told: Told): Leak[] => {
    const { looker, read, status, data, sentences } = told;
    const call = `${read.method} ${read.path}${read.body ? ` ${JSON.stringify(read.body)}` : ''}`;
    const leaks = new Map<string, Leak>();
    const report = (field: string, recordId: string | null) =>
      leaks.set(`${field} ${recordId}`, { looker, call, field, recordId });

    const reported = new Set<unknown>();
    for (const fact of status === 200 ? factsIn(read.path, data, labels) : []) {
      if (isAllowed(rules, firm, looker, fact)) continue;
      reported.add(fact.value);
      const isRecord = fact.recordId !== null && !firm.maySeeRecord(looker, fact.entity, fact.recordId);
      report(isRecord ? 'record' : fact.field, fact.recordId);
    }
    const values = hiddenFrom(looker);
    for (const text of textsIn(data)) {
      const fact = reported.has(text) ? undefined : values.get(text);
      if (fact) report(`the value of ${fact.entity}.${fact.field}`, fact.recordId);
    }
    for (const said of sentences) {
      for (const [text, fact] of values)
        if (said.includes(text)) report(`the value of ${fact.entity}.${fact.field}`, fact.recordId);
    }
    return [...leaks.values()];
  };
}

function isAllowed(rules: Expectation, firm: Firm, looker: Looker, { entity, recordId, field }: Fact): boolean {
  if (!maySee(rules, looker, entity, field)) return false;
  if (recordId === null) return true;
  const tells = entity === 'view' ? firm.toldBy(recordId) : [];
  return (
    tells.every((told) => maySee(rules, looker, told.list, told.field)) && firm.maySeeRecord(looker, entity, recordId)
  );
}

/** Values that stand only where somebody may not look. */
function hiddenValues(rules: Expectation, firm: Firm, looker: Looker): ReadonlyMap<string, Fact> {
  const values = new Map<string, Fact>();
  const open = new Set<unknown>();
  for (const fact of firm.facts) {
    if (isAllowed(rules, firm, looker, fact)) open.add(fact.value);
    else if (isDistinctive(fact.value)) values.set(fact.value, fact);
  }
  for (const value of open) values.delete(value as string);
  return values;
}

/** Words of the product, which stand in many places: `session` is a unit of work, too. */
const choices = new Set<string>([
  ...pagesBehind,
  ...[...knownEntities.values()].flatMap(({ fields, parts }) =>
    [fields, ...Object.values(parts).map((part) => part.fields)].flatMap((each) =>
      Object.values(each).flatMap((field) => field.choices ?? []),
    ),
  ),
]);

/** Whether a value is hardly met by chance: a text of six characters, a figure of five digits; choices, days and moments are. */
function isDistinctive(value: unknown): value is string {
  if (typeof value !== 'string' || choices.has(value) || /^\d{4}-\d\d-\d\d/.test(value)) return false;
  return /^-?[\d.]+$/.test(value) ? value.replace(/\D/g, '').length >= 5 : value.length >= 6;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
