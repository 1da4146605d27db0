import { type Role, roles } from '@mandate/contract/roles.ts';
import { startSession } from '../src/features/session/session-store.ts';
import type { Calls } from './call.ts';
import { matrixPassword, newPerson, newTrier, next, savePersonnel, type Trier } from './matrix-people.ts';
import type { Person } from './people.ts';
import type { MatrixRow } from './permission-matrix.ts';
import { saveCustomer, saved, saveProject } from './records.ts';
import type { TestApp } from './test-app.ts';

/** What a cell of the matrix is tried with, made anew for each. */
export interface Stage {
  app: TestApp;
  /** An SA who makes what the cell needs. */
  keeper: Calls;
  me: Trier;
}

/** What is sent: the address with the id of its record, and the body. */
export interface Sending {
  method: string;
  path: string;
  body: object | undefined;
}

const place = { device: 'Test', network: '127.0.0.1' };
const newPassword = 'marble otter in a quiet canoe';

/** Makes the record a row of the matrix is about, and the call on it. */
export async function sendingFor(stage: Stage, { call, on }: MatrixRow): Promise<Sending> {
  const [method = '', path = ''] = call.split(' ');
  const noun = path.split('/')[1] ?? '';
  const id = on.startsWith('a new ') ? null : await (records[noun]?.(stage, on, path) ?? null);
  if (id !== null && (path.includes('/undelete/') || on.startsWith('a removed'))) await removeFirst(stage, noun, id);
  const hasBody = method === 'POST' || path.endsWith('-password');
  return {
    method,
    path: path.replace(':id', id ?? ''),
    body: hasBody ? await bodyFor(stage, path, on, id) : undefined,
  };
}

async function removeFirst({ keeper }: Stage, noun: string, id: string): Promise<void> {
  const reply = await keeper.del(`/${noun}/remove/${id}`);
  if (reply.status !== 200) throw new Error(`removal of a ${noun} refused: ${reply.errorMessage}`);
}

/** Makes the record, or gives the one that is there, by noun; null where a call is on none. */
const records: Record<string, (stage: Stage, on: string, path: string) => Promise<string | null>> = {
  account: async (stage, on) => (on === '' ? null : (await personOn(stage, on)).id),
  session: async (stage, on, path) => {
    if (path === '/session/view-as') return on === 'a person' ? (await personOn(stage, 'an EDITOR')).id : null;
    if (on === '') return null;
    return (await startSession(stage.app.database.db, (await personOn(stage, on)).id, false, place)).sessionId;
  },
  personnel: async ({ keeper }) => (await savePersonnel(keeper)).id,
  'tax-rate': async ({ keeper }) =>
    (await saved<{ id: string }>(keeper, 'tax-rate', newBodies['tax-rate']?.('') ?? {})).id,
  customer: async ({ app, keeper, me }, on) => {
    if (on.includes('own project')) return me.customerId;
    if (on.includes('other projects')) return (await newTrier(app, keeper, 'GUEST, member')).customerId;
    return (await saveCustomer(keeper, { name: `Customer ${next()}` })).id;
  },
  project: async ({ app, keeper, me }, on) => {
    if (on === 'an own project') return me.projectId;
    // Who may not make a project is tried with one that somebody else made.
    const isMaker = on.endsWith('the person made') && ['SA', 'ADMIN', 'EDITOR'].includes(me.identity);
    const { id } = await saveProject(isMaker ? me.calls : keeper, { name: `Project ${next()}` });
    // No call sets a status yet.
    if (on.includes('quoted'))
      await app.database.pool.query("update projects set status = 'quoted' where id = $1", [id]);
    return id;
  },
};

/** The person a phrase means: the one who tries, or somebody of the role it ends with. */
async function personOn({ app, me }: Stage, on: string): Promise<Pick<Person, 'id'>> {
  if (on.includes('own ') && me.person) return me.person;
  return newPerson(app, roleIn(on) ?? 'EDITOR');
}

function roleIn(on: string): Role | undefined {
  return roles.find((role) => on.endsWith(` ${role}`));
}

async function bodyFor(stage: Stage, path: string, on: string, id: string | null): Promise<object> {
  const special = bodies[path];
  if (special) return special(stage, on, id);
  if (path.endsWith('/get-grid')) return {};
  const noun = path.split('/')[1] ?? '';
  if (id === null) return newBodies[noun]?.(on) ?? {};
  const { data } = await stage.keeper.get<{ version: number }>(`/${noun}/get-by-id/${id}`);
  return { id, version: data.version, ...changes[noun]?.(stage, on) };
}

/** What a save without an id makes, by noun. */
const newBodies: Record<string, (on: string) => object> = {
  account: (on) => ({ fullName: 'A newcomer', email: `newcomer.${next()}@mandate.example`, role: roleIn(on) }),
  personnel: () => ({ firstName: 'New', lastName: 'Person', workEmail: `new.${next()}@mandate.example` }),
  customer: () => ({ name: `New ${next()}` }),
  project: () => ({ name: `New ${next()}`, isInternal: true }),
  'tax-rate': () => ({ code: `T${next()}`, name: 'A tax rate', percent: '7' }),
};

/** What a save changes, by noun. */
const changes: Record<string, (stage: Stage, on: string) => object> = {
  account: ({ me }, on) => {
    if (on === 'the own role') return { role: me.identity === 'SA' ? 'ADMIN' : 'SA' };
    if (on === 'the own status') return { status: 'disabled' };
    const [, raised] = /raised to (\w+)/.exec(on) ?? [];
    if (raised) return { role: raised };
    return { fullName: 'Another Name' };
  },
  personnel: () => ({ lastName: 'Renamed' }),
  customer: () => ({ city: 'Rome' }),
  project: () => ({ name: 'Renamed' }),
  'tax-rate': () => ({ name: 'Renamed' }),
};

/** Bodies of the calls that are no list and no save. */
const bodies: Record<string, (stage: Stage, on: string, id: string | null) => object | Promise<object>> = {
  '/account/verify-account': async ({ app }) => ({
    username: (await newPerson(app, 'EDITOR')).email,
    password: matrixPassword,
  }),
  '/api/auth/register': () => ({
    email: `stranger.${next()}@mandate.example`,
    username: 'A stranger',
    password: newPassword,
  }),
  '/token/refresh': rememberedSession,
  '/token/refresh-access-token': async (stage) => ({ accessToken: (await rememberedSession(stage)).accessToken }),
  '/account/revoke-refresh-token': async (stage) => ({ refreshToken: (await rememberedSession(stage)).refreshToken }),
  '/account/forgot-password': async ({ app }) => ({ email: (await newPerson(app, 'EDITOR')).email }),
  '/account/set-password': async ({ keeper }) => {
    const newcomer = newBodies.account?.('a GUEST') ?? {};
    const { invitation } = await saved<{ invitation: { link: string } }>(keeper, 'account', newcomer);
    return { token: invitation.link.split('#')[1], password: newPassword };
  },
  '/account/confirm-password': () => ({ password: matrixPassword }),
  '/account/reset-password': (_stage, on, id) =>
    on === 'the own password' ? { currentPassword: matrixPassword, newPassword } : { id },
  '/session/remove-others': () => ({}),
  '/session/view-as': (_stage, _on, id) => (id === null ? { role: 'EDITOR' } : { accountId: id }),
};

/** A remembered session of somebody, for the calls that live from its tokens. */
async function rememberedSession({ app }: Stage) {
  const { id, token } = await newPerson(app, 'EDITOR');
  const { refreshToken } = await startSession(app.database.db, id, true, place);
  return { refreshToken, accessToken: token };
}
