import { nouns } from '@mandate/contract/access/permissions.ts';
import { audit } from '@mandate/contract/entities/audit.ts';
import { job } from '@mandate/contract/entities/job.ts';
import { mailMessage } from '@mandate/contract/entities/mail-message.ts';
import { notification } from '@mandate/contract/entities/notification.ts';
import { trash } from '@mandate/contract/entities/trash.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { pagesBehind } from '@mandate/contract/overview/dashboard.ts';
import type { Fact } from './fact.ts';
import { factsIn } from './facts-in.ts';
import type { Firm } from './firm.ts';
import { isOfSums, type Told } from './reads.ts';
import type { Sight } from './sight.ts';
import type { Viewer } from './viewers.ts';
import { isOfWeek } from './week-facts.ts';

/** Something told to somebody who may not see it. */
export interface Leak {
  viewer: Viewer;
  /** Method, path and, of a grid, what was asked. */
  call: string;
  /** The field, or `record` where the whole record should not be there. */
  field: string;
  recordId: string | null;
}

/** Finds what replies should not have told: by the fields and records they have, and by the values in them wherever they stand. */
export function leakFinder(sight: Sight, firm: Firm, labels: ReadonlyMap<string, string>) {
  const hidden = new Map<Viewer, ReadonlyMap<string, Fact>>();
  const hiddenFrom = (viewer: Viewer) => {
    const known = hidden.get(viewer) ?? hiddenValues(sight, firm, viewer);
    hidden.set(viewer, known);
    return known;
  };
  return (told: Told): Leak[] => {
    const { viewer, read, status, data, sentences } = told;
    const call = `${read.method} ${read.path}${read.body ? ` ${JSON.stringify(read.body)}` : ''}`;
    const leaks = new Map<string, Leak>();
    const report = (field: string, recordId: string | null) =>
      leaks.set(`${field} ${recordId}`, { viewer, call, field, recordId });

    // What is reported already, or is no secret.
    const known = new Set<unknown>();
    for (const fact of status === 200 ? factsIn(read.path, data, labels) : []) {
      if (isAllowed(sight, firm, viewer, fact)) {
        // A sum of what somebody may see is theirs to know, also where the figures of the firm say the same; and so is what their days are called.
        if (isOfSums(read.path) || isOfWeek(read.path)) known.add(fact.value);
        continue;
      }
      known.add(fact.value);
      const isRecord = fact.recordId !== null && !sight.ofRecord(viewer, fact.entity, fact.recordId, firm);
      report(isRecord ? 'record' : fact.field, fact.recordId);
    }
    const values = hiddenFrom(viewer);
    for (const text of textsIn(data)) {
      const fact = known.has(text) ? undefined : values.get(text);
      if (fact) report(`the value of ${fact.entity}.${fact.field}`, fact.recordId);
    }
    for (const said of sentences) {
      for (const [text, fact] of values)
        if (said.includes(text)) report(`the value of ${fact.entity}.${fact.field}`, fact.recordId);
    }
    return [...leaks.values()];
  };
}

function isAllowed(sight: Sight, firm: Firm, viewer: Viewer, { entity, recordId, field }: Fact): boolean {
  if (!sight.ofField(viewer, entity, field, firm)) return false;
  if (recordId === null) return true;
  const tells = entity === 'view' ? firm.toldBy(recordId) : [];
  return (
    tells.every((told) => sight.ofField(viewer, told.list, told.field, firm)) &&
    sight.ofRecord(viewer, entity, recordId, firm)
  );
}

/** Values that stand only where somebody may not look. */
function hiddenValues(sight: Sight, firm: Firm, viewer: Viewer): ReadonlyMap<string, Fact> {
  const values = new Map<string, Fact>();
  const open = new Set<unknown>();
  for (const fact of firm.facts) {
    if (isAllowed(sight, firm, viewer, fact)) open.add(fact.value);
    else if (isDistinctive(fact.value) && !isCode(fact)) values.set(fact.value, fact);
  }
  for (const value of open) values.delete(value as string);
  return values;
}

/** What the audit tells of an act are names of fields, codes and counts. */
function isCode({ entity, field }: Fact): boolean {
  return entity === audit.name && field.startsWith('details.');
}

/** Words of the product, which stand in many places: `session` is a unit of work, too. */
const choices = new Set<string>([
  ...pagesBehind,
  ...nouns,
  ...[...knownEntities.values(), audit, job, mailMessage, notification, trash].flatMap(({ fields, parts }: Entity) =>
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
