import { type Calls, callsTo } from '../callers/call.ts';
import { type Person, signIn } from '../callers/people.ts';
import { savePersonnel, saveProject } from '../callers/records.ts';
import type { TestApp } from '../test-app.ts';

/** Everybody who makes calls: each role, a guest who waits, nobody, and an SA who looks as somebody else. */
export const callers = [
  'SA',
  'ADMIN',
  'EDITOR',
  'GUEST, member',
  'GUEST, waiting',
  'nobody',
  'SA looking as a GUEST',
  'SA looking as an EDITOR',
] as const;
export type CallerName = (typeof callers)[number];

/** The same as often as they make a call: who may do more more often, since most of what others try is refused at once. */
export const turnsOfCallers: readonly CallerName[] = [...callers, 'SA', 'SA', 'SA', 'ADMIN', 'ADMIN', 'EDITOR'];

let made = 0;

/** Signs in a new person of a kind: who was there before may have been signed out, demoted or removed by any call. */
export async function newCaller(app: TestApp, name: CallerName): Promise<Calls> {
  if (name === 'nobody') return callsTo(app);
  made += 1;
  if (name === 'GUEST, member') return newMember(app);
  if (name === 'GUEST, waiting') return signIn(app, 'GUEST', `Fuzz ${made}`);
  if (name === 'SA looking as a GUEST') return look(app, { role: 'GUEST' });
  if (name === 'SA looking as an EDITOR') {
    const editor = await signIn(app, 'EDITOR', `Fuzz looked at ${made}`);
    return look(app, { accountId: editor.id });
  }
  return signIn(app, name, `Fuzz ${made}`);
}

async function newMember(app: TestApp): Promise<Person> {
  const keeper = await signIn(app, 'SA', `Fuzz keeper ${made}`);
  const guest = await signIn(app, 'GUEST', `Fuzz ${made}`);
  const workEmail = `fuzz.${made}@mandate.example`;
  const person = await savePersonnel(keeper, { userId: guest.id, workEmail });
  await saveProject(keeper, { name: `Project ${made}`, members: [{ personnelId: person.id }] });
  return guest;
}

async function look(app: TestApp, as: object): Promise<Calls> {
  const sa = await signIn(app, 'SA', `Fuzz looker ${made}`);
  const { data } = await sa.post<{ accessToken: string }>('/session/view-as', as);
  return callsTo(app, data.accessToken);
}
