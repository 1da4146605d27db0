import { besideOfField } from '@mandate/contract/facts/beside.ts';
import { ownKeyOf } from '@mandate/contract/own-fields/paths.ts';
import type { ImportField, ImportPlan, StoredImport } from '../import-calls.ts';

/** What is to be done with a file, as it was last tried or as it was guessed. */
export function planOf({ mapping, matchBy, onError, allowDuplicates, beside }: StoredImport): ImportPlan {
  return { mapping, matchBy, onError, allowDuplicates, beside };
}

/** Whether two plans would do the same. */
export function isSamePlan(one: ImportPlan, other: ImportPlan): boolean {
  const said = ({ mapping, matchBy, onError, allowDuplicates, beside }: ImportPlan) =>
    JSON.stringify([mapping.map(({ header, field }) => [header, field]), matchBy, onError, allowDuplicates, beside]);
  return said(one) === said(other);
}

/** Which column goes to each field. */
export function headersByField({ mapping }: ImportPlan): Map<string, string> {
  return new Map(mapping.flatMap(({ header, field }) => (field === null ? [] : [[field, header]])));
}

/** A plan in which a column goes to another field. What records were recognised by must still come from a column. */
export function withField(plan: ImportPlan, header: string, field: string | null): ImportPlan {
  const mapping = plan.mapping.map((one) => (one.header === header ? { header, field } : one));
  const isMatched = mapping.some((one) => one.field === plan.matchBy);
  return { ...plan, mapping, matchBy: isMatched ? plan.matchBy : null };
}

/** What may be said beside the file, by name: of fields that columns change in records that are there already. */
export function askedBeside(entity: { name: string }, plan: ImportPlan): string[] {
  if (plan.matchBy === null) return [];
  return [...headersByField(plan).keys()].flatMap((field) => besideOfField(entity, field) ?? []);
}

/** A plan that says nothing of what nobody asks for. */
export function withAsked(entity: { name: string }, plan: ImportPlan): ImportPlan {
  const asked = askedBeside(entity, plan);
  const beside = Object.entries(plan.beside).filter(([name]) => asked.includes(name));
  return { ...plan, beside: Object.fromEntries(beside) };
}

/** What a new record cannot be without and no column goes to. Fields of a part are asked for only where the part comes along. */
export function missingFields(fields: readonly ImportField[], plan: ImportPlan): ImportField[] {
  const taken = headersByField(plan);
  const parts = new Set(['', ...[...taken.keys()].map(partOf)]);
  return fields.filter(({ path, isRequired }) => isRequired && !taken.has(path) && parts.has(partOf(path)));
}

function partOf(path: string): string {
  return path.includes('.') && ownKeyOf(path) === null ? (path.split('.')[0] ?? '') : '';
}

/** The fields by which records may be recognised, as far as columns go there. */
export function matchKeys(fields: readonly ImportField[], plan: ImportPlan): ImportField[] {
  const taken = headersByField(plan);
  return fields.filter(({ path, isKey }) => isKey && taken.has(path));
}
