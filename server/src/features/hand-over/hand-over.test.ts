import { heldKinds } from '@mandate/contract/hand-over/held.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOver, heldOf, prepareHandOver, undoHandOver } from '../../../testing/callers/hand-over.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  type PersonnelRecord,
  type ProjectRecord,
  type Row,
  saveCustomer,
  saved,
  savePersonnel,
  saveProject,
  work,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let editor: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN', 'Ada');
  editor = await signIn(app, 'EDITOR', 'Edgar');
});
afterAll(() => app.close());

const today = dayIn(new Date(), 'UTC');
const inDays = (days: number) => addDays(today, days);
const setStatus = (id: string, status: string, frozenOn: string | null = null) =>
  app.database.pool.query('update projects set status = $2, frozen_on = $3 where id = $1', [id, status, frozenOn]);
const projectOf = async (id: string) => (await admin.get<ProjectRecord>(`/project/get-by-id/${id}`)).data;
const everything = (to: string) => heldKinds.map((kind) => ({ kind, to }));

interface Firm {
  leaver: PersonnelRecord;
  ben: PersonnelRecord;
  project: ProjectRecord;
  customer: Row;
  report: PersonnelRecord;
}

/** A person who holds one of each kind, and somebody who may take over. */
async function firm(values: object = {}): Promise<Firm> {
  const leaver = await savePersonnel(admin);
  const ben = await savePersonnel(admin);
  const project = await saveProject(admin, {
    name: 'Harbour',
    startDate: inDays(-30),
    endDate: inDays(90),
    projectManagerId: leaver.id,
    accountManagerId: leaver.id,
    lines: [
      work({ description: 'Analysis', personnelId: leaver.id }),
      work({ description: 'Done', personnelId: leaver.id, startDate: inDays(-20), endDate: inDays(-10) }),
      work({ description: 'Of others', personnelId: ben.id }),
    ],
    members: [{ personnelId: leaver.id, role: 'consultant', allocationPercent: '40', bookingKind: 'confirmed' }],
    ...values,
  });
  const customer = await saveCustomer(admin, { name: 'Port', accountManagerId: leaver.id });
  const report = await savePersonnel(admin, { managerId: leaver.id });
  return { leaver, ben, project, customer: customer as unknown as Row, report };
}

describe('what a person holds', () => {
  test('is open projects, lines not done, places in teams, customers and people, each once', async () => {
    const { leaver, project, customer, report } = await firm();
    const closed = await saveProject(admin, { projectManagerId: leaver.id, members: [{ personnelId: leaver.id }] });
    await setStatus(closed.id, 'closed');
    await saveCustomer(admin, { name: 'Past', accountManagerId: leaver.id, status: 'former' });
    const held = await heldOf(admin, leaver.id);
    expect(held).toMatchObject({ person: { label: leaver.displayName, isActive: true }, from: today, total: 6 });
    expect(held.login).toBeNull();
    const named = held.kinds.map(({ kind, count, rows }) => `${kind} ${count} ${rows.map((row) => row.about)}`);
    const [, , line, place] = held.kinds.map(({ rows }) => rows[0]);
    expect(named).toEqual([
      'projects 1 ',
      'accounts 1 ',
      'lines 1 Analysis',
      'teams 1 Consultant',
      'customers 1 ',
      'people 1 ',
    ]);
    expect(line).toMatchObject({ entity: 'project', recordId: project.id, code: project.code, status: 'draft' });
    expect(place).toMatchObject({ startDate: inDays(-30), endDate: inDays(90) });
    expect(held.kinds[4]?.rows[0]).toMatchObject({ id: customer.id, label: 'Port' });
    expect(held.kinds[5]?.rows[0]).toMatchObject({ id: report.id, label: report.displayName });
  });

  test('is asked for from the day after the last one, where that is known', async () => {
    const { leaver } = await firm();
    await admin.post('/personnel/save', { id: leaver.id, version: 1, leftOn: inDays(20) });
    expect((await heldOf(admin, leaver.id)).from).toBe(inDays(21));
    expect((await heldOf(admin, leaver.id, inDays(-15))).kinds[2]?.count).toBe(2);
  });

  test('is told by the save that ends their time, whoever calls', async () => {
    const { leaver } = await firm();
    const { alerts } = await admin.post('/personnel/save', { id: leaver.id, version: 1, isActive: false });
    expect(alerts).toEqual([
      `${leaver.displayName} still holds: 1 project managed, 1 project looked after as account manager, 1 line to deliver, 1 place in a team, 1 customer, and 1 person led. Hand it over from their page.`,
    ]);
    const free = await savePersonnel(admin);
    expect((await admin.post('/personnel/save', { id: free.id, version: 1, isActive: false })).alerts).toEqual([]);
  });
});

test('people who are deactivated together are told by name where they still hold something', async () => {
  const { leaver } = await firm();
  const free = await savePersonnel(admin);
  const request = { ids: [leaver.id, free.id], action: 'edit', changes: { isActive: false } };
  const { data } = await admin.post<{ receipt: string }>('/personnel/prepare-bulk', request);
  const { alerts } = await admin.post('/personnel/run-bulk', { receipt: data.receipt });
  expect(alerts).toEqual([`Still holding work: ${leaver.displayName}. Hand it over from their pages.`]);
});

describe('a hand-over', () => {
  test('gives everything to somebody else in one act, with an entry in the history of every record', async () => {
    const { leaver, ben, project, customer, report } = await firm();
    const receipt = await prepareHandOver(admin, {
      id: leaver.id,
      from: inDays(7),
      assignments: everything(ben.id),
    });
    expect(receipt).toMatchObject({ handed: 6, blocked: 0, left: 0, figures: [], login: null });
    expect(receipt.rows.map(({ kind, to, how }) => `${kind} ${to.label === ben.displayName} ${how}`)).toEqual([
      'projects true now',
      'accounts true now',
      'lines true now',
      'teams true split',
      'customers true now',
      'people true now',
    ]);
    // Nothing is done by looking.
    expect((await projectOf(project.id)).version).toBe(project.version);

    const { data: outcome } = await admin.post<{ batchId: string }>('/personnel/hand-over', {
      receipt: receipt.receipt,
    });
    expect(outcome).toEqual({ batchId: receipt.receipt, changed: 3, skipped: [] });
    const after = await projectOf(project.id);
    expect(after).toMatchObject({ projectManagerId: ben.id, accountManagerId: ben.id, version: project.version + 1 });
    expect(after.lines.map((line) => line.personnelId)).toEqual([ben.id, leaver.id, ben.id]);
    const [old, fresh] = after.members;
    expect(old).toMatchObject({ personnelId: leaver.id, startDate: null, endDate: inDays(6) });
    const kept = { allocationPercent: '40', role: 'consultant', bookingKind: 'confirmed' };
    expect(fresh).toMatchObject({ personnelId: ben.id, startDate: inDays(7), endDate: null, ...kept });
    for (const [noun, id] of [
      ['project', project.id],
      ['customer', customer.id],
      ['personnel', report.id],
    ]) {
      const { data } = await admin.get<{ rows: Row[] }>(`/${noun}/history/${id}`);
      expect(data.rows[0]).toMatchObject({ action: 'save', origin: 'bulk', by: { label: 'Ada' } });
    }
    const held = await heldOf(admin, leaver.id, inDays(7));
    expect(held.total).toBe(0);
    expect((await heldOf(admin, ben.id, inDays(7))).total).toBe(7);

    const { data: jobs } = await admin.get<{ rows: Row[] }>('/job/get-grid');
    const job = jobs.rows.find(({ id }) => id === receipt.receipt);
    expect(job).toMatchObject({ kind: 'bulk', entity: 'personnel', state: 'done', canUndo: true });
    expect(job?.about).toMatchObject({ action: 'handOver', who: leaver.displayName });
  });

  test('goes to several people: what is named by itself first, then what is named by its kind', async () => {
    const { leaver, ben, project } = await firm();
    const eva = await savePersonnel(admin);
    const other = await saveProject(admin, { name: 'Mole', projectManagerId: leaver.id });
    await handOver(admin, {
      id: leaver.id,
      from: today,
      assignments: [
        { kind: 'projects', to: ben.id },
        { kind: 'projects', ids: [other.id], to: eva.id },
        { kind: 'lines', to: null },
      ],
    });
    expect((await projectOf(project.id)).projectManagerId).toBe(ben.id);
    expect((await projectOf(other.id)).projectManagerId).toBe(eva.id);
    expect((await heldOf(admin, leaver.id)).kinds.map(({ count }) => count)).toEqual([0, 1, 1, 1, 1, 1]);
  });

  test('gives a place in a team whole where it has not begun on the day, and of one that ended nothing', async () => {
    const { leaver, ben, project } = await firm({
      startDate: inDays(10),
      members: [],
    });
    const members = [
      { personnelId: leaver.id },
      { personnelId: leaver.id, startDate: inDays(-40), endDate: inDays(-20) },
      { personnelId: leaver.id, startDate: inDays(20), endDate: inDays(30) },
    ];
    await saved(admin, 'project', { id: project.id, version: 1, members });
    // The project begins after the day: there is nothing that could end the day before.
    const request = { id: leaver.id, from: today, assignments: [{ kind: 'teams' as const, to: ben.id }] };
    expect((await prepareHandOver(admin, request)).rows.map(({ how }) => how)).toEqual(['whole', 'whole']);
    await handOver(admin, request);
    const team = (await projectOf(project.id)).members;
    expect(team.map(({ personnelId, startDate }) => [personnelId, startDate])).toEqual([
      [ben.id, null],
      [leaver.id, inDays(-40)],
      [ben.id, inDays(20)],
    ]);
  });

  test('leaves prices and costs of an approved project, and shows what follows the rates of who delivers elsewhere', async () => {
    const leaver = await savePersonnel(admin);
    const ben = await savePersonnel(admin);
    const sell = { side: 'sell', unit: 'day', currency: 'EUR', validFrom: '2020-01-01' };
    await saved(admin, 'rate', { ...sell, personnelId: leaver.id, amount: '1000' });
    await saved(admin, 'rate', { ...sell, personnelId: ben.id, amount: '1200' });
    const lines = [work({ unitPrice: null, quantity: '2', personnelId: leaver.id })];
    const service = await saved<Row>(admin, 'service', {
      name: 'Advice',
      unit: 'day',
      categoryId: (await saved<Row>(admin, 'service-category', { name: 'Advice' })).id,
    });
    const priced = lines.map((line) => ({ ...line, serviceId: service.id }));
    const draft = await saveProject(admin, { name: 'Draft', lines: priced });
    const approved = await saveProject(admin, { name: 'Approved', lines: priced });
    expect(draft.totals.contractNet).toBe('2000.00');
    await setStatus(approved.id, 'approved', today);

    const request = { id: leaver.id, from: today, assignments: everything(ben.id) };
    const receipt = await prepareHandOver(admin, request);
    expect(receipt.figures.map(({ label, before, after }) => [label, before.contractNet, after.contractNet])).toEqual([
      ['Draft', '2000.00', '2400.00'],
    ]);
    const { batchId } = await handOver(admin, request);
    expect((await projectOf(draft.id)).totals.contractNet).toBe('2400.00');
    const frozen = await projectOf(approved.id);
    expect(frozen.lines[0]).toMatchObject({ personnelId: ben.id, unitPrice: '1000' });
    expect(frozen.totals.contractNet).toBe('2000.00');

    // Rates that changed meanwhile are nothing to what is taken back.
    const { data: rates } = await admin.post<{ rows: Row[] }>('/rate/get-grid', {});
    for (const rate of rates.rows) await saved(admin, 'rate', { id: rate.id, version: rate.version, amount: '1500' });
    await undoHandOver(admin, batchId);
    expect((await projectOf(draft.id)).lines[0]).toMatchObject({ personnelId: leaver.id, unitPrice: '1000' });
    expect((await projectOf(approved.id)).lines[0]).toMatchObject({ personnelId: leaver.id, unitPrice: '1000' });
  });

  test('names what cannot change hands and why, and does the rest', async () => {
    const { leaver, ben } = await firm();
    await admin.post('/personnel/save', { id: ben.id, version: 1, managerId: leaver.id });
    const receipt = await prepareHandOver(admin, {
      id: leaver.id,
      from: today,
      assignments: everything(ben.id),
    });
    expect(receipt).toMatchObject({ handed: 6, blocked: 1 });
    const kept = receipt.rows.find(({ problem }) => problem !== null);
    expect(kept).toMatchObject({ kind: 'people', id: ben.id, problem: { code: 'valueNotAllowed' } });
    expect(kept?.problem?.message).toBe(`${ben.displayName} is already below this record. Choose another.`);
    const reply = await admin.post('/personnel/hand-over', { receipt: receipt.receipt });
    expect(reply.status).toBe(200);
    expect((await heldOf(admin, leaver.id)).kinds.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('is refused whole when anything of it changed since the review, and says how', async () => {
    const { leaver, ben, project } = await firm();
    const { receipt } = await prepareHandOver(admin, { id: leaver.id, from: today, assignments: everything(ben.id) });
    await saved(editor, 'project', { id: project.id, version: 1, name: 'Renamed' });
    await saveCustomer(admin, { name: 'New', accountManagerId: leaver.id });
    const refused = await admin.post('/personnel/hand-over', { receipt });
    expect(refused).toMatchObject({ status: 409, errorCode: 'setChanged', data: { added: 1, removed: 0, changed: 1 } });
    expect((await heldOf(admin, leaver.id)).total).toBe(7);

    const again = await prepareHandOver(admin, { id: leaver.id, from: today, assignments: everything(ben.id) });
    await admin.post('/personnel/save', { id: ben.id, version: 1, isActive: false });
    const gone = await admin.post('/personnel/hand-over', { receipt: again.receipt });
    expect(gone.fieldErrors?.[0]?.message).toBe(`${ben.displayName} is inactive. Choose somebody who is active.`);
    expect((await heldOf(admin, leaver.id)).total).toBe(7);
  });

  test('is used once, by who reviewed it, and no other call takes its receipt', async () => {
    const { leaver, ben } = await firm();
    const { receipt } = await prepareHandOver(admin, { id: leaver.id, from: today, assignments: everything(ben.id) });
    const other = await signIn(app, 'ADMIN', 'Otto');
    expect(await other.post('/personnel/hand-over', { receipt })).toMatchObject({ errorCode: 'receiptNotFound' });
    for (const path of ['run-bulk', `undo-bulk/${receipt}`]) {
      const body = path === 'run-bulk' ? { receipt } : {};
      expect(await admin.post(`/personnel/${path}`, body)).toMatchObject({ errorCode: 'receiptNotFound' });
    }
    expect((await admin.post('/personnel/hand-over', { receipt })).status).toBe(200);
    expect(await admin.post('/personnel/hand-over', { receipt })).toMatchObject({ errorCode: 'receiptUsed' });
  });
});

describe('the undoing of a hand-over', () => {
  test('takes all of it back, once, and is told', async () => {
    const { leaver, ben, project } = await firm();
    const before = await projectOf(project.id);
    const request = { id: leaver.id, from: inDays(7), assignments: everything(ben.id) };
    const { batchId } = await handOver(admin, request);
    expect(await undoHandOver(admin, batchId)).toEqual({ batchId, changed: 3, skipped: [] });
    const after = await projectOf(project.id);
    const { version: _, updatedAt: _at, ...rest } = after;
    expect(rest).toEqual(expect.objectContaining({ members: before.members, lines: before.lines }));
    expect((await heldOf(admin, leaver.id)).total).toBe(6);
    expect(await admin.post(`/personnel/undo-hand-over/${batchId}`, {})).toMatchObject({
      errorCode: 'undoNotPossible',
    });
    const { data: told } = await admin.get<Row>(`/personnel/get-hand-over/${batchId}`);
    expect(told).toMatchObject({
      person: { id: leaver.id },
      from: inDays(7),
      outcome: { changed: 3 },
      undone: { changed: 3, skipped: [] },
    });
  });

  test('keeps what was changed since, and names it', async () => {
    const { leaver, ben, project, customer } = await firm();
    const eva = await savePersonnel(admin);
    const { batchId } = await handOver(admin, { id: leaver.id, from: today, assignments: everything(ben.id) });
    await saved(editor, 'customer', { id: customer.id, version: 2, accountManagerId: eva.id });
    await saved(editor, 'project', { id: project.id, version: 2, projectManagerId: eva.id });
    const outcome = await undoHandOver(admin, batchId);
    expect(outcome.changed).toBe(2);
    expect(outcome.skipped.map(({ entity, label, code }) => `${entity} ${label} ${code}`)).toEqual([
      'project Harbour changedSince',
      'customer Port changedSince',
    ]);
    expect(await projectOf(project.id)).toMatchObject({ projectManagerId: eva.id, accountManagerId: leaver.id });
  });
});

describe('the login of who leaves', () => {
  test('is disabled with the hand-over, its sessions end, and Undo gives it back', async () => {
    const login = await signIn(app, 'EDITOR', 'Leaving Lea');
    const leaver = await savePersonnel(admin, { userId: login.id });
    const held = await heldOf(admin, leaver.id);
    expect(held.login).toEqual({ id: login.id, label: 'Leaving Lea', isActive: true, mayDisable: true });
    expect((await login.get('/project/get-grid')).status).toBe(200);
    const request = { id: leaver.id, from: today, assignments: [], disablesLogin: true };
    const { batchId } = await handOver(admin, request);
    expect((await login.get('/project/get-grid')).status).toBe(401);
    expect((await heldOf(admin, leaver.id)).login).toMatchObject({ isActive: false, mayDisable: false });
    // It had no password, and with one it is active again.
    await app.database.pool.query("update accounts set password_hash = 'x' where id = $1", [login.id]);
    expect((await undoHandOver(admin, batchId)).changed).toBe(1);
    expect((await heldOf(admin, leaver.id)).login).toMatchObject({ isActive: true });
  });

  test('stays with who has no say over it, and nobody shuts themselves out', async () => {
    const chief = await signIn(app, 'SA', 'Sam');
    const leaver = await savePersonnel(chief, { userId: chief.id });
    expect((await heldOf(admin, leaver.id)).login).toBeNull();
    expect((await heldOf(chief, leaver.id)).login).toMatchObject({ mayDisable: false });
    const request = { id: leaver.id, from: today, assignments: [], disablesLogin: true };
    const refusal = async (person: Person) => (await person.post('/personnel/prepare-hand-over', request)).fieldCodes;
    expect(await refusal(admin)).toEqual(['disablesLogin valueNotAllowed']);
    expect(await refusal(chief)).toEqual(['disablesLogin notPermitted']);
  });
});

describe('a hand-over that cannot be', () => {
  test('is refused with a sentence for everything that is wrong, and nothing is done', async () => {
    const { leaver, ben, project } = await firm();
    const inactive = await savePersonnel(admin, { isActive: false });
    const removed = await savePersonnel(admin);
    await admin.del(`/personnel/remove/${removed.id}`);
    const leaving = await savePersonnel(admin, { leftOn: inDays(3) });
    const codes = async (assignments: object[], rest: object = {}) => {
      const body = { id: leaver.id, from: inDays(7), assignments, ...rest };
      return (await admin.post('/personnel/prepare-hand-over', body)).fieldCodes;
    };
    const to = (id: string, kind = 'projects') => ({ kind, to: id });
    expect(
      await codes([
        to(inactive.id),
        to(removed.id, 'lines'),
        to(leaver.id, 'teams'),
        to(leaving.id, 'customers'),
        to(project.id, 'people'),
      ]),
    ).toEqual([
      'assignments.0.to successorInactive',
      'assignments.1.to referenceDeleted',
      'assignments.2.to successorSame',
      'assignments.3.to successorLeaves',
      'assignments.4.to referenceNotFound',
    ]);
    expect(await codes([])).toEqual(['assignments nothingHanded']);
    expect(await codes([to(ben.id)], { from: inDays(-400) })).toEqual(['from dayOutside']);
    expect(await codes([to(ben.id)], { from: '2026-02-30' })).toEqual(['from dateNotValid']);
    expect(await codes([{ ...to(ben.id), ids: [ben.id] }])).toEqual(['assignments.0.ids heldNoMore']);
    expect(await codes([to(ben.id), to(ben.id)])).toEqual(['assignments.1.kind handedTwice']);
    expect(await codes([{ ...to(ben.id), ids: [project.id, project.id] }])).toEqual(['assignments.0.ids handedTwice']);
    expect((await heldOf(admin, leaver.id)).total).toBe(6);
    const body = { id: removed.id, from: today, assignments: everything(ben.id) };
    expect(await admin.post('/personnel/prepare-hand-over', body)).toMatchObject({ status: 404 });
  });

  test('is not for who may not change people', async () => {
    const { leaver, ben } = await firm();
    const body = { id: leaver.id, from: today, assignments: everything(ben.id) };
    expect(await editor.post('/personnel/prepare-hand-over', body)).toMatchObject({ status: 403 });
    expect(await editor.get(`/personnel/get-held/${leaver.id}`)).toMatchObject({ status: 403 });
  });
});
