import { type Role, roles } from '@mandate/contract/access/roles.ts';
import { hashPassword } from '../../src/features/session/passwords/passwords.ts';
import { type Calls, callsTo } from '../callers/call.ts';
import { type Person, signIn } from '../callers/people.ts';
import { saveCustomer, saved, saveProject, work } from '../callers/records.ts';
import type { TestApp } from '../test-app.ts';
import type { Identity } from './permission-matrix.ts';

/** The password of everybody the matrix is tried with. */
export const matrixPassword = 'wandering quartz lantern';

let hash: Promise<string> | undefined;
let count = 0;

/** A number no other record of the run was named with. */
export function next(): number {
  count += 1;
  return count;
}

/** Somebody with the password of the matrix, signed in a moment ago. */
export async function newPerson(app: TestApp, role: Role): Promise<Person> {
  const person = await signIn(app, role, `Somebody ${role} ${next()}`);
  hash ??= hashPassword(matrixPassword);
  await app.database.pool.query('update accounts set password_hash = $2 where id = $1', [person.id, await hash]);
  return person;
}

/** Somebody who tries the calls, and what is theirs. */
export interface Trier {
  identity: Identity;
  /** Null where nobody is signed in. */
  person: Person | null;
  calls: Calls;
  /** The project the person is a member of, and its customer; those of others for who is member of none. */
  projectId: string;
  customerId: string;
  /** The person of the firm who tries; null for who is none. */
  personnelId: string | null;
}

/** Makes a new person of an identity, with a project the person is a member of unless that is what the identity lacks. */
export async function newTrier(app: TestApp, keeper: Calls, identity: Identity): Promise<Trier> {
  const role = identity.split(',')[0] as Role | 'nobody';
  const person = role === 'nobody' ? null : await newPerson(app, role);
  const isMember = person !== null && identity !== 'GUEST, waiting';
  const personnel = await savePersonnel(keeper, isMember ? { userId: person.id } : {});
  const customer = await saveCustomer(keeper, { name: `Customer ${next()}` });
  const project = await saveProject(keeper, {
    name: `Project ${next()}`,
    isInternal: false,
    customerId: customer.id,
    lines: [work()],
    members: [{ personnelId: personnel.id }],
  });
  return {
    identity,
    person,
    calls: person ?? callsTo(app),
    projectId: project.id,
    customerId: customer.id,
    personnelId: isMember ? personnel.id : null,
  };
}

/** Saves somebody of the firm. */
export function savePersonnel(keeper: Calls, values: object = {}): Promise<{ id: string }> {
  const workEmail = `somebody.${next()}@mandate.example`;
  return saved(keeper, 'personnel', { firstName: 'Some', lastName: `Body ${next()}`, workEmail, ...values });
}

/** What a cell of the matrix is tried with, made again for each. */
export interface Stage {
  app: TestApp;
  /** An SA who makes what the cell needs. */
  keeper: Calls;
  me: Trier;
}

/** Who makes what is the own: the one who tries, or the keeper for who may make nothing. */
export function makerOf({ keeper, me }: Stage): Calls {
  return me.person && me.identity !== 'GUEST, waiting' ? me.calls : keeper;
}

/** The person a phrase means: the one who tries, or somebody of the role it ends with. */
export async function personOn({ app, me }: Stage, on: string): Promise<Pick<Person, 'id'>> {
  if (on.includes('own ') && me.person) return me.person;
  return newPerson(app, roleIn(on) ?? 'EDITOR');
}

/** The role a phrase ends with. */
export function roleIn(on: string): Role | undefined {
  return roles.find((role) => on.endsWith(` ${role}`));
}
