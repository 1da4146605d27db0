import { mailServerId } from '@mandate/contract/entities/mail-server.ts';
import { isFieldSeen, type RecordPresence, type SentPresence } from '@mandate/contract/presence/presence.ts';
import { project } from '@mandate/contract/project/project.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountPeople } from '../../../../testing/callers/account-people.ts';
import { callsTo } from '../../../../testing/callers/call.ts';
import { openEventStream, type ReadStream } from '../../../../testing/callers/open-event-stream.ts';
import { accessTokenOf, type Person, signIn } from '../../../../testing/callers/people.ts';
import { saveCustomer, saved, saveProject } from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { until } from '../../../../testing/until.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let people: Awaited<ReturnType<typeof accountPeople>>;
let ada: Person;
let ben: Person;
/** Ben at the other process. */
let benThere: Person;
const streams: ReadStream[] = [];

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ database: app.database });
  people = await accountPeople(app);
  ada = await signIn(app, 'ADMIN', 'Ada Lund');
  ben = await signIn(app, 'EDITOR', 'Ben Ort');
  benThere = await at(other, ben);
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** The same session at another process, which has keys of its own in tests. */
async function at(process: TestApp, person: Person): Promise<Person> {
  const text = 'select id from sessions where account_id = $1 order by created_at desc limit 1';
  const { rows } = await app.database.pool.query(text, [person.id]);
  const token = await accessTokenOf(process, person.id, rows[0].id);
  return { ...person, token, ...callsTo(process, token) };
}

async function listen(person: Person, process = app): Promise<ReadStream> {
  const stream = await openEventStream(process, person.token);
  streams.push(stream);
  return stream;
}

/** A window somebody has a record open in. */
function windowOf(person: Pick<Person, 'post'>, entity: string, recordId: string) {
  const windowId = uuidV7();
  return (doing: SentPresence['doing'] = 'reads', field?: string) =>
    person.post('/event/tell-presence', { entity, recordId, windowId, doing, ...(field !== undefined && { field }) });
}

/** Who a person was told last has a record open: names, and what each does in which field. */
function toldLast(stream: ReadStream, recordId: string): string[] | null {
  const told = stream.events.filter(({ event, data }) => event === 'presence' && data.recordId === recordId).at(-1);
  const presence = told?.data as RecordPresence | undefined;
  return presence?.people.map(({ name, doing, field }) => [name, doing, field].filter(Boolean).join(' ')) ?? null;
}

async function expectTold(stream: ReadStream, recordId: string, people: string[]): Promise<void> {
  await expect.poll(() => toldLast(stream, recordId), { timeout: 60_000 }).toEqual(people);
}

test('two who have a record open at different servers are told of each other by name, and who leaves is told to have left', async () => {
  const { id } = await saveCustomer(people.SA, { name: 'Norvane' });
  const [adas, bens] = [await listen(ada), await listen(benThere, other)];
  const [adaThere, benOpens] = [windowOf(ada, 'customer', id), windowOf(benThere, 'customer', id)];
  expect(await adaThere()).toMatchObject({ status: 200, data: null });
  await benOpens();
  await expectTold(adas, id, ['Ben Ort reads']);
  await expectTold(bens, id, ['Ada Lund reads']);
  await benOpens('edits', 'city');
  await expectTold(adas, id, ['Ben Ort edits city']);
  await benOpens('left');
  await expectTold(adas, id, []);
  expect(toldLast(bens, id)).toEqual(['Ada Lund reads']);
});

test('a server that begins to listen learns who is there already', async () => {
  const { id } = await saveCustomer(people.SA, { name: 'Early' });
  await listen(ada);
  await windowOf(ada, 'customer', id)();
  const late = await startTestApp({ database: app.database });
  const cleo = await signIn(late, 'EDITOR', 'Cleo Late');
  const cleos = await listen(cleo, late);
  await windowOf(cleo, 'customer', id)();
  await expectTold(cleos, id, ['Ada Lund reads']);
  cleos.close();
  await late.close();
});

test('a person is shown once, as editing where one of their windows edits, until the last of these has left', async () => {
  const { id } = await saveCustomer(people.SA, { name: 'Twice' });
  const adas = await listen(ada);
  await windowOf(ada, 'customer', id)();
  const [one, two] = [windowOf(ben, 'customer', id), windowOf(ben, 'customer', id)];
  await one();
  await two('edits', 'name');
  await expectTold(adas, id, ['Ben Ort edits name']);
  await two('left');
  await expectTold(adas, id, ['Ben Ort reads']);
  await one('left');
  await expectTold(adas, id, []);
});

test('whoever has a record open is told its new version, whoever saved it and however', async () => {
  const { id } = await saveCustomer(people.SA, { name: 'Saved' });
  const adas = await listen(ada);
  await windowOf(ada, 'customer', id)();
  const isTold = (version: number) => adas.next(({ data }) => data.recordId === id && data.version === version);
  await isTold(1);
  await saved(people.EDITOR, 'customer', { id, version: 1, city: 'Bergen' });
  await isTold(2);
  const { data } = await people.SA.post<{ receipt: string }>('/customer/prepare-bulk', {
    ids: [id],
    action: 'edit',
    changes: { city: 'Oslo' },
  });
  await people.SA.post('/customer/run-bulk', { receipt: data.receipt });
  await isTold(3);
});

test('a guest who is a member is told who is there and nobody is told of them; a guest of other projects is told nothing', async () => {
  const { rows } = await app.database.pool.query('select project_id as id from project_members limit 1');
  const own = rows[0].id as string;
  const elsewhere = (await saveProject(people.SA, { name: 'Of others' })).id;
  const [adas, guests] = [await listen(ada), await listen(people.member)];
  for (const id of [own, elsewhere]) await windowOf(ada, 'project', id)('edits', 'projectManagerId');
  await windowOf(people.member, 'project', own)();
  await expectTold(guests, own, ['Ada Lund edits projectManagerId']);
  // Not which field it is, where the guest does not see it.
  await windowOf(ben, 'project', own)('edits', 'discountPercent');
  await expectTold(guests, own, ['Ada Lund edits projectManagerId', 'Ben Ort edits']);
  await expectTold(adas, own, ['Ben Ort edits discountPercent']);
  expect(await windowOf(people.member, 'project', elsewhere)()).toMatchObject({
    status: 404,
    errorCode: 'recordNotFound',
  });
  expect(toldLast(guests, elsewhere)).toBeNull();
  expect(JSON.stringify(adas.events)).not.toContain('The member');
});

test('who may read a record no more is told nothing more of it', async () => {
  const project = await saveProject(people.SA, { name: 'Leaving' });
  const { rows } = await app.database.pool.query('select id from personnels where user_id = $1', [people.member.id]);
  const member = { personnelId: rows[0].id, role: 'consultant' };
  const joined = await saved<{ version: number }>(people.SA, 'project', {
    id: project.id,
    version: 1,
    members: [member],
  });
  const guests = await listen(people.member);
  await windowOf(people.member, 'project', project.id)();
  await windowOf(ada, 'project', project.id)();
  await expectTold(guests, project.id, ['Ada Lund reads']);
  await saved(people.SA, 'project', { id: project.id, version: joined.version, members: [] });
  const adas = await listen(ada);
  await windowOf(ada, 'project', project.id)('edits');
  await windowOf(ben, 'project', project.id)();
  await expectTold(adas, project.id, ['Ben Ort reads']);
  expect(toldLast(guests, project.id)).toEqual(['Ada Lund reads']);
});

test('who looks at the product as somebody else has no presence', async () => {
  const { id } = await saveCustomer(people.SA, { name: 'Looked at' });
  const { data } = await people.SA.post<{ accessToken: string }>('/session/view-as', { accountId: ben.id });
  const looker = callsTo(app, data.accessToken);
  const adas = await listen(ada);
  await windowOf(ada, 'customer', id)();
  for (const doing of ['reads', 'edits', 'left'] as const)
    expect(await windowOf(looker, 'customer', id)(doing)).toMatchObject({ status: 403, errorCode: 'viewAsReadOnly' });
  await windowOf(people.SA, 'customer', id)();
  await expectTold(adas, id, ['The SA reads']);
});

test('a presence is refused for what is not there, has no editor or is not for the caller, alike', async () => {
  const { id } = await saveCustomer(people.SA, { name: 'There' });
  const gone = await saveCustomer(people.SA, { name: 'Gone' });
  await people.SA.del(`/customer/remove/${gone.id}`);
  const refused = [
    await windowOf(people.GUEST, 'customer', id)(),
    await windowOf(people.member, 'customer', id)(),
    await windowOf(ben, 'customer', uuidV7())(),
    await windowOf(ben, 'customer', gone.id)(),
    await windowOf(ben, 'provider', id)(),
    await windowOf(ben, 'nothing', id)(),
    await windowOf(ben, 'view', id)(),
    await windowOf(ben, 'account', ada.id)(),
    await windowOf(ben, 'mail-server', mailServerId)(),
  ];
  for (const { status, errorCode } of refused) expect([status, errorCode]).toEqual([404, 'recordNotFound']);
  expect(await windowOf(ada, 'mail-server', mailServerId)()).toMatchObject({ status: 200 });
});

test('a presence is taken only as it is declared, in fields the caller sees', async () => {
  const { id } = await saveCustomer(people.SA, { name: 'Strict' });
  const body = { entity: 'customer', recordId: id, windowId: uuidV7(), doing: 'reads' };
  const wrong = [
    { ...body, name: 'Somebody else' },
    { ...body, doing: 'sleeps' },
    { ...body, windowId: 'one' },
    { ...body, recordId: 'one' },
    { ...body, field: 'name; drop' },
    { ...body, field: 'contacts.1.email' },
    { ...body, field: 'constructor' },
    { ...body, field: 'nothing' },
    { ...body, field: `contacts.${id}.nothing` },
  ];
  for (const each of wrong) expect((await ben.post('/event/tell-presence', each)).status).toBe(400);
  expect((await ben.post('/event/tell-presence', { ...body, field: `contacts.${id}.email` })).status).toBe(200);
});

test('a person who gives signs of life without end is told to wait', async () => {
  const { id } = await saveCustomer(people.SA, { name: 'Often' });
  const dora = await signIn(app, 'EDITOR', 'Dora Often');
  const tell = windowOf(dora, 'customer', id);
  let status = 200;
  for (let count = 0; status === 200 && count < 400; count += 1) ({ status } = await tell('left'));
  expect(status).toBe(429);
  expect((await windowOf(ada, 'customer', id)()).status).toBe(200);
});

test('what somebody has open goes soon after their session has ended', async () => {
  const { id } = await saveCustomer(people.SA, { name: 'Signed out' });
  const emil = await signIn(app, 'EDITOR', 'Emil Off');
  const [adas, emils] = [await listen(ada), await listen(emil)];
  await windowOf(ada, 'customer', id)();
  await windowOf(emil, 'customer', id)();
  await expectTold(adas, id, ['Emil Off reads']);
  const text = "update sessions set ended_at = now(), ended_reason = 'test' where account_id = $1";
  await app.database.pool.query(text, [emil.id]);
  await until(emils.isOver, 'the stream is over');
  await expectTold(adas, id, []);
});

test('a path leads to a field of the record or of one of its rows, and to nothing else', () => {
  const reader = { role: 'GUEST' as const, grants: [] };
  const id = uuidV7();
  for (const path of ['name', `lines.${id}.quantity`]) expect(isFieldSeen(project, path, reader)).toBe(true);
  for (const path of [
    'discountPercent',
    `lines.${id}.unitPrice`,
    'lines',
    `lines.${id}`,
    `toString.${id}.name`,
    'toString',
  ])
    expect(isFieldSeen(project, path, reader)).toBe(false);
});
