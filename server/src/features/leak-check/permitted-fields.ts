import { rolesWithout } from '@mandate/contract/access/field-views.ts';
import { may, type Noun } from '@mandate/contract/access/permissions.ts';
import { grantsOf, type Role } from '@mandate/contract/access/roles.ts';
import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { viewedLists } from '@mandate/contract/lists/viewed-lists.ts';

/** What is told of a record beside its fields is for whoever sees this field of it. */
const toldAs: Partial<Record<Noun, Readonly<Record<string, string>>>> = {
  project: { totals: 'gross', statusSteps: 'status', 'statusSteps.by': 'updatedById' },
  file: { bytes: 'fileName' },
  document: { paper: 'gross', bytes: 'gross' },
};

/** What somebody must be allowed to be told a part of the control panel. */
const panelParts: Readonly<Record<string, readonly [Noun, 'read' | 'edit']>> = {
  today: ['control-panel', 'read'],
  firmDay: ['control-panel', 'read'],
  at: ['control-panel', 'read'],
  myWork: ['control-panel', 'read'],
  attention: ['control-panel', 'edit'],
  operations: ['operations', 'read'],
  health: ['health', 'read'],
  'health.params': ['health', 'edit'],
};

type Fields = ReadonlyMap<string, { path: string; field: Field }>;

/** The fields of every noun whose fields depend on roles or grants: those of its rows as `lines.net`, and the siblings of references. */
const fieldsByNoun: ReadonlyMap<Noun, Fields> = new Map(
  [...knownEntities.values(), ...viewedLists].map((facts) => [facts.name, fieldsOf(facts)]),
);

/**
 * Whether the table of permissions shows a role a field of the records it may read. What is no field and is not named here, such as a
 * count, goes with the record unless the role sees only some fields of it.
 * @param path of rows as `lines.net`
 */
export function isFieldPermitted(role: Role, noun: Noun, path: string): boolean {
  if (noun === 'control-panel') return isPartPermitted(role, path);
  const { path: deciding = path, field } = decidingField(noun, path) ?? {};
  if (rolesWithout(noun, deciding).includes(role)) return false;
  if (isOwnAlone(role, noun)) return true;
  return (field?.grants ?? []).every((grant) => grantsOf(role).includes(grant));
}

/** Who reads of a kind nothing but what is about themselves sees all of it. */
function isOwnAlone(role: Role, noun: Noun): boolean {
  return knownEntities.get(noun)?.ofPerson !== undefined && may(role, noun, 'read') === 'ownPerson';
}

/** The fields of a project, as paths, by which a role is led to records of a noun. */
export function permittedWaysTo(noun: Noun, role: Role): string[] {
  const pointing = [...(fieldsByNoun.get('project')?.values() ?? [])].filter(({ field }) => field.refersTo === noun);
  return [...new Set(pointing.map(({ path }) => path))].filter((path) => isFieldPermitted(role, 'project', path));
}

/** Everybody is told of a part that there is nothing in it for them. */
function isPartPermitted(role: Role, path: string): boolean {
  const [part = '', ...within] = path.split('.');
  const needed = panelParts[part];
  if (needed === undefined || within.length === 0) return needed !== undefined;
  return [needed, panelParts[`${part}.${within[0]}`]].every(
    (need) => need === undefined || may(role, ...need) !== false,
  );
}

/** The field whose right decides about something told: the field itself, the one it stands beside, is worked out of or is in. */
function decidingField(noun: Noun, path: string): ReturnType<Fields['get']> {
  const fields = fieldsByNoun.get(noun);
  const [first = '', ...within] = path.split('.');
  const told = toldAs[noun];
  const figure = first === 'totals' ? fields?.get(within.join('.')) : undefined;
  return fields?.get(path) ?? figure ?? fields?.get(told?.[path] ?? told?.[first] ?? first);
}

function fieldsOf({ fields, parts }: Entity): Fields {
  const rows = Object.entries(parts).flatMap(([part, { fields: columns }]) =>
    Object.entries(columns).map(([name, field]): [string, Field] => [`${part}.${name}`, field]),
  );
  const all = [...Object.entries(fields), ...rows];
  const known = all.map(([path, field]) => [path, { path, field }] as const);
  const siblings = all.map(([path, field]) => [siblingOf(path), { path, field }] as const);
  return new Map([...siblings, ...known]);
}
