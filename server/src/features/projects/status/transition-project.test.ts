import { type Role, roles } from '@mandate/contract/access/roles.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { projectStatuses } from '@mandate/contract/project/way/status.ts';
import { transitions, wayBetween } from '@mandate/contract/project/way/transitions.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person, signIn } from '../../../../testing/callers/people.ts';
import {
  type PersonnelRecord,
  type ProjectRecord,
  saveCustomer,
  saved,
  savePersonnel,
  saveProject,
  staff,
  work,
} from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

type Transitioned = ProjectRecord & { statusSteps: { status: string; on: string; by: string | null }[] };
interface Guard {
  code: string;
  field: string;
  params: Record<string, string>;
  message: string;
}

let app: TestApp;
let people: Record<Role, Person>;
let person: PersonnelRecord;
let customerId: string;
let today: string;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  person = await savePersonnel(people.ADMIN, { firstName: 'Mara', lastName: 'Feld', userId: people.GUEST.id });
  ({ id: customerId } = await saveCustomer(people.ADMIN, { countryCode: 'IT' }));
  const { rows } = await app.database.pool.query("select value from parameters where key = 'company.timeZone'");
  today = dayIn(new Date(), rows[0].value);
});
afterAll(() => app.close());

/** A project nothing is missing of. */
function ready(values: object = {}): Promise<ProjectRecord> {
  return saveProject(people.ADMIN, {
    isInternal: false,
    customerId,
    projectManagerId: person.id,
    startDate: today,
    contractSignedOn: today,
    lines: [work({ unitCost: '60' })],
    members: [{ personnelId: person.id }],
    ...values,
  });
}

test('a step is given what it needs, and neither is kept when something else is missing', async () => {
  const made = await ready({ contractSignedOn: null, startDate: null, quoteValidUntil: '2099-01-01', lines: [] });
  const values = { contractSignedOn: today, startDate: today };
  const step = (body: object) => people.ADMIN.post<Transitioned>(`/project/transition/${made.id}`, body);
  const now = async () => (await people.ADMIN.get<ProjectRecord>(`/project/get-by-id/${made.id}`)).data;
  const refused = await step({ to: 'approved', version: 1, values });
  expect(refused).toMatchObject({ status: 409, errorCode: 'statusGuardFailed' });
  expect(await now()).toMatchObject({ version: 1, contractSignedOn: null });

  await saved(people.ADMIN, 'project', { id: made.id, version: 1, lines: [work({ unitCost: '60' })] });
  const wrong = await step({ to: 'approved', version: 2, values: { ...values, projectManagerId: customerId } });
  expect(wrong.fieldCodes).toEqual(['projectManagerId referenceNotFound']);
  expect((await step({ to: 'approved', version: 2, values: { name: 'Other' } })).fieldCodes).toEqual([
    'values.name fieldUnknown',
  ]);
  const { data } = await step({ to: 'approved', version: 2, values });
  expect(data).toMatchObject({ status: 'approved', version: 4, ...values });
});

async function putInto(id: string, status: string): Promise<number> {
  const text = `update projects set status = $2::project_status,
    frozen_on = case when $2 in ('approved', 'active', 'onHold', 'completed', 'closed') then current_date end
    where id = $1 returning version`;
  const { rows } = await app.database.pool.query(text, [id, status]);
  return rows[0].version;
}

const step = (who: Person, id: string, to: string, version: number, said: object = {}, headers = {}) =>
  who.post<Transitioned>(`/project/transition/${id}`, { to, version, ...said }, headers);

/** Takes the step as an administrator; a refusal fails the test. */
async function stepped({ id, version }: ProjectRecord, to: ProjectStatus, said: object = {}): Promise<Transitioned> {
  const reply = await step(people.SA, id, to, version, said);
  if (reply.status !== 200) throw new Error(`${to} refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  return reply.data;
}

async function guardsOf(who: Person, { id, version }: ProjectRecord, to: string): Promise<Guard[]> {
  const reply = await step(who, id, to, version);
  expect([reply.status, reply.errorCode]).toEqual([409, 'statusGuardFailed']);
  const { guards } = reply.data as unknown as { guards: Guard[] };
  for (const { message } of guards) expect(reply.errorMessage).toContain(message);
  return guards;
}

describe('the status of a project', () => {
  test.each(transitions.flatMap((way) => roles.map((role) => [way.from, way.to, role] as const)))(
    'goes from %s to %s by %s as far as that role may',
    async (from, to, role) => {
      const { id } = await ready();
      const version = await putInto(id, from);
      const way = wayBetween(from, to);
      const said = way?.needs.length ? { reason: 'It has to be' } : {};
      const reply = await step(people[role], id, to, version, said);
      const isAllowed = way?.roles.includes(role);
      expect([reply.status, reply.errorCode]).toEqual(isAllowed ? [200, null] : [403, 'notPermitted']);
      const { data } = await people.SA.get<ProjectRecord>(`/project/get-by-id/${id}`);
      expect([data.status, data.version]).toEqual(isAllowed ? [to, version + 1] : [from, version]);
    },
  );

  test('goes no other way, and says so in words', async () => {
    const { id } = await ready();
    for (const from of projectStatuses) {
      const version = await putInto(id, from);
      for (const to of projectStatuses) {
        if (wayBetween(from, to)) continue;
        const reply = await step(people.SA, id, to, version, { reason: 'Try' });
        expect([from, to, reply.status, reply.errorCode]).toEqual([from, to, 409, 'statusChangeNotAllowed']);
      }
    }
    const version = await putInto(id, 'onHold');
    const { errorMessage } = await step(people.SA, id, 'completed', version);
    expect(errorMessage).toBe('A project that is on hold cannot become completed.');
  });

  test('is not for who does not see the project, nor of one that is deleted', async () => {
    const waiting = await signIn(app, 'GUEST', 'Wanda Waiting');
    const { id } = await ready();
    expect((await step(waiting, id, 'quoted', 1)).status).toBe(403);
    expect((await step(people.EDITOR, '018f3a2b-0000-7000-8000-000000000001', 'quoted', 1)).status).toBe(404);
    await people.ADMIN.del(`/project/remove/${id}`);
    expect((await step(people.EDITOR, id, 'quoted', 2)).status).toBe(404);
    const reply = await step(people.ADMIN, id, 'quoted', 2);
    expect([reply.status, reply.errorCode]).toEqual([409, 'recordDeleted']);
  });

  test('changes by its own call only, and nothing of the call is left unread', async () => {
    const { id, version } = await ready();
    await saveProject(people.ADMIN, { id, version, status: 'approved', revision: 9, frozenOn: today });
    const { data } = await people.ADMIN.get<ProjectRecord>(`/project/get-by-id/${id}`);
    expect(data).toMatchObject({ status: 'draft', revision: 0, frozenOn: null });
    expect((await step(people.ADMIN, id, 'quoted', version, { force: true })).status).toBe(400);
    expect((await step(people.ADMIN, id, 'sold', version)).status).toBe(400);
    expect((await step(people.ADMIN, id, 'quoted', version + 9)).fieldCodes).toEqual(['version versionNotValid']);
  });
});

describe('the guards of a status', () => {
  test('name everything that is missing at once', async () => {
    const { id: providerId, name } = await saved<{ id: string; name: string }>(people.ADMIN, 'provider', {
      name: 'Aster',
      countryCode: 'IT',
      status: 'candidate',
    });
    const { id: blankCustomer } = await saveCustomer(people.ADMIN, { name: 'Nowhere' });
    const service = await saved<{ id: string }>(people.ADMIN, 'service-category', { code: 'GRD', name: 'Guards' });
    const { id: serviceId } = await saved<{ id: string }>(people.ADMIN, 'service', {
      name: 'Guarded',
      categoryId: service.id,
      unit: 'day',
    });
    const project = await ready({
      customerId: blankCustomer,
      projectManagerId: null,
      startDate: null,
      contractSignedOn: null,
      quoteValidUntil: null,
      providers: [{ providerId }],
      lines: [work({ serviceId, description: 'Peer review', unitPrice: null })],
    });
    const [row, line] = [project.providers[0], project.lines[0]];
    const guards = await guardsOf(people.EDITOR, project, 'approved');
    expect(guards.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'lines pricedLineNeeded',
      `lines.${line?.id}.unitPrice priceNeeded`,
      'quoteValidUntil quoteValidityNeeded',
      'projectManagerId managerNeeded',
      'startDate startDateNeeded',
      'contractSignedOn signatureDayNeeded',
      'customerId customerCountryNeeded',
      'lines marginUnknown',
      `providers.${row?.id}.providerId providerNotApproved`,
    ]);
    expect(guards[1]?.message).toBe('Enter the price of "Peer review".');
    expect(guards[8]?.message).toBe(`${name} is not an approved provider.`);
    const quote = await guardsOf(people.EDITOR, project, 'quoted');
    expect(quote.map(({ code }) => code)).toEqual(['pricedLineNeeded', 'priceNeeded', 'quoteValidityNeeded']);
    expect((await people.SA.get<ProjectRecord>(`/project/get-by-id/${project.id}`)).data.status).toBe('draft');
  });

  test('leave a low margin to an administrator, without telling it', async () => {
    const project = await ready({ lines: [work({ unitCost: '85.01' })] });
    const guards = await guardsOf(people.EDITOR, project, 'approved');
    expect(guards).toEqual([
      { code: 'marginBelowFloor', field: 'lines', params: {}, message: expect.stringContaining('administrator') },
    ]);
    expect(JSON.stringify(guards)).not.toMatch(/\d/);
    expect((await step(people.ADMIN, project.id, 'approved', 1)).status).toBe(200);
    const enough = await ready({ lines: [work({ unitCost: '85' })] });
    expect((await step(people.EDITOR, enough.id, 'approved', 1)).status).toBe(200);
  });

  test('name each line without a cost, and let the step be taken by who says that they know', async () => {
    const lines = [
      work({ description: 'Known', unitCost: '60' }),
      work({ description: 'Unknown' }),
      work({ type: 'expense', description: 'Travel', unitCost: '5', costCurrency: 'KWD' }),
      work({ description: 'Perhaps', isOptional: true }),
    ];
    const project = await ready({ lines });
    expect(project.linesWithoutCost).toBe(2);
    for (const to of ['quoted', 'approved'] as const) {
      const guards = await guardsOf(people.ADMIN, project, to);
      expect(guards).toMatchObject([
        { code: 'costMissing', field: `lines.${project.lines[1]?.id}.unitCost`, isConfirmable: true },
        { code: 'costMissing', params: { line: 'Travel' } },
      ]);
      expect(guards[0]?.message).toContain('"Unknown" has no cost');
    }
    const odd = await step(people.ADMIN, project.id, 'quoted', 1, { acknowledged: ['priceNeeded'] });
    expect([odd.status, odd.fieldCodes]).toEqual([400, ['acknowledged.0 valueNotAllowed']]);
    const quoted = await stepped(project, 'quoted', { acknowledged: ['costMissing'] });
    await guardsOf(people.ADMIN, { ...project, version: quoted.version }, 'approved');
    const said = { acknowledged: ['costMissing'] };
    expect((await step(people.ADMIN, project.id, 'approved', quoted.version, said)).status).toBe(200);
  });

  test('tell nobody of costs who does not see them, and leave a margin nobody knows to an administrator', async () => {
    const project = await ready({ lines: [work({ description: 'Unknown' })] });
    const quoted = await step(people.EDITOR, project.id, 'quoted', 1);
    expect([quoted.status, quoted.data]).toEqual([200, expect.not.objectContaining({ linesWithoutCost: 1 })]);
    const guards = await guardsOf(people.EDITOR, { ...project, version: 2 }, 'approved');
    expect(guards).toEqual([
      { code: 'marginUnknown', field: 'lines', params: {}, message: expect.stringContaining('administrator') },
    ]);
  });

  test('are told before the step is taken, also what only an administrator can pass, and no figure with it', async () => {
    const project = await ready({ startDate: null, lines: [work({ unitCost: '85.01' })] });
    const ask = (who: Person, to: string) => who.get<Guard[]>(`/project/check-step/${project.id}?to=${to}`);
    const told = await ask(people.EDITOR, 'approved');
    expect(told.data.map(({ code }) => code)).toEqual(['startDateNeeded', 'marginBelowFloor']);
    expect(told.data).toEqual(await guardsOf(people.EDITOR, project, 'approved'));
    expect((await ask(people.ADMIN, 'approved')).data.map(({ code }) => code)).toEqual(['startDateNeeded']);
    expect((await ask(people.EDITOR, 'closed')).errorCode).toBe('statusChangeNotAllowed');
    expect((await ask(people.GUEST, 'approved')).status).toBe(403);
  });

  test('let an internal project go without customer and signature', async () => {
    const { id } = await ready({ isInternal: true, customerId: null, contractSignedOn: null });
    expect((await step(people.EDITOR, id, 'approved', 1)).status).toBe(200);
  });

  test('ask for somebody who delivers, and for milestones that are done', async () => {
    const alone = await ready({ members: [], milestones: [{ name: 'Report' }] });
    const version = await putInto(alone.id, 'approved');
    const [team] = await guardsOf(people.EDITOR, { ...alone, version }, 'active');
    expect(team).toMatchObject({ code: 'teamNeeded', field: 'members' });
    await putInto(alone.id, 'active');
    const [open] = await guardsOf(people.EDITOR, alone, 'completed');
    expect(open).toMatchObject({
      code: 'milestoneOpen',
      field: `milestones.${alone.milestones[0]?.id}.reachedOn`,
      params: { milestone: 'Report' },
    });
    await saveProject(people.EDITOR, { id: alone.id, version, milestones: [{ name: 'Report', reachedOn: today }] });
    expect((await step(people.EDITOR, alone.id, 'completed', version + 1)).status).toBe(200);
  });
});

describe('what is said of a change of status', () => {
  test('is asked for where a reason is needed', async () => {
    const { id } = await ready();
    const version = await putInto(id, 'quoted');
    for (const said of [{}, { reason: null }, { reason: '  ' }]) {
      const reply = await step(people.EDITOR, id, 'lost', version, said);
      expect([reply.status, reply.fieldCodes]).toEqual([400, ['reason reasonRequired']]);
    }
    const foreign = await step(people.EDITOR, id, 'lost', version, { reasonCode: 'weather' });
    expect(foreign.fieldCodes).toEqual(['reasonCode valueNotAllowed']);
    const lost = await step(people.EDITOR, id, 'lost', version, { reasonCode: 'price', reason: ' Too  dear ' });
    expect(lost.data).toMatchObject({ status: 'lost', statusReasonCode: 'price', statusReason: expect.any(String) });
  });

  test('holds only where it belongs', async () => {
    const { id } = await ready();
    const reply = await step(people.EDITOR, id, 'quoted', 1, { reasonCode: 'price', resumeOn: today });
    expect(reply.fieldCodes).toEqual(['reasonCode fieldUnknown', 'resumeOn fieldUnknown']);
  });

  test('is kept until the next change', async () => {
    const { id } = await ready();
    const version = await putInto(id, 'active');
    const past = await step(people.EDITOR, id, 'onHold', version, { resumeOn: '2020-01-01' });
    expect(past.fieldCodes).toEqual(['reason reasonRequired', 'resumeOn dayPast']);
    const held = await step(people.EDITOR, id, 'onHold', version, { reason: 'Budget', resumeOn: '2199-01-01' });
    expect(held.data).toMatchObject({ statusReason: 'Budget', resumeOn: '2199-01-01' });
    const back = await step(people.EDITOR, id, 'active', version + 1);
    expect(back.data).toMatchObject({ statusReason: null, statusReasonCode: null, resumeOn: null });
  });
});

describe('a project on its way', () => {
  test('counts its quotes, freezes its prices, notes its days, and starts again', async () => {
    let project: ProjectRecord = await ready();
    const facts = ({ status, revision, frozenOn, actualStartDate, actualEndDate }: ProjectRecord) => {
      return [status, revision, frozenOn, actualStartDate, actualEndDate];
    };
    const said = { reason: 'Because' };
    const seen: unknown[] = [];
    for (const to of ['quoted', 'draft', 'quoted', 'approved', 'active', 'completed', 'active', 'cancelled', 'draft']) {
      project = await stepped(project, to as ProjectStatus, said);
      seen.push(facts(project));
    }
    expect(seen).toEqual([
      ['quoted', 1, null, null, null],
      ['draft', 2, null, null, null],
      ['quoted', 3, null, null, null],
      ['approved', 3, today, null, null],
      ['active', 3, today, today, null],
      ['completed', 3, today, today, today],
      ['active', 3, today, today, null],
      ['cancelled', 3, today, today, null],
      ['draft', 4, null, null, null],
    ]);
  });

  test('tells each step in its history, with the reason, and each is audited', async () => {
    const { id, version } = await ready();
    await step(people.EDITOR, id, 'cancelled', version, { reason: 'No time' });
    const { data } = await people.SA.get<{ rows: object[] }>(`/project/history/${id}`);
    expect(data.rows[0]).toMatchObject({
      version: 2,
      action: 'transition',
      reason: 'No time',
      by: { label: 'The EDITOR' },
      changes: [
        { field: 'status', old: 'draft', new: 'cancelled' },
        { field: 'statusReason', old: null, new: 'No time' },
      ],
    });
    const { rows } = await app.database.pool.query(
      "select action, actor_id from audit where record_id = $1 and action = 'transition'",
      [id],
    );
    expect(rows).toEqual([{ action: 'transition', actor_id: people.EDITOR.id }]);
    const undone = await people.EDITOR.post(`/project/undo/${id}`, { version: 2 });
    expect(undone.errorCode).toBe('undoNotPossible');
  });

  test('shows when it came into each status, and by whom to who may read the history', async () => {
    const project = await ready();
    await step(people.EDITOR, project.id, 'quoted', 1);
    const { data } = await people.EDITOR.get<Transitioned>(`/project/get-by-id/${project.id}`);
    expect(data.statusSteps).toEqual([
      { status: 'draft', on: today, by: 'The ADMIN' },
      { status: 'quoted', on: today, by: 'The EDITOR' },
    ]);
    await staff(people.ADMIN, project.id, person.id);
    const seen = await people.GUEST.get<Transitioned>(`/project/get-by-id/${project.id}`);
    expect(seen.data.statusSteps).toEqual([
      { status: 'draft', on: today },
      { status: 'quoted', on: today },
    ]);
  });
});

describe('two people who change a status', () => {
  test('at once: one does, the other is told who', async () => {
    const { id } = await ready();
    const replies = await Promise.all([
      ...[people.EDITOR, people.ADMIN, people.SA].map((who) => step(who, id, 'quoted', 1)),
      ...[people.EDITOR, people.ADMIN, people.SA].map((who) => step(who, id, 'cancelled', 1, { reason: 'No' })),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect([reply.status, reply.errorCode]).toEqual([409, 'recordChangedByOther']);
      expect(reply.data).toMatchObject({ changedBy: expect.stringMatching(/^The /), current: { id, version: 2 } });
    }
    expect((await people.SA.get<ProjectRecord>(`/project/get-by-id/${id}`)).data.version).toBe(2);
  });

  test('after a save that was not seen: nothing changes', async () => {
    const { id } = await ready();
    await saveProject(people.ADMIN, { id, version: 1, name: 'Renamed' });
    expect((await step(people.EDITOR, id, 'quoted', 1)).errorCode).toBe('recordChangedByOther');
  });

  test('by the same call sent twice: it happens once', async () => {
    const { id } = await ready();
    const headers = { 'idempotency-key': 'quote-once' };
    const first = await step(people.EDITOR, id, 'quoted', 1, {}, headers);
    const second = await step(people.EDITOR, id, 'quoted', 1, {}, headers);
    expect([first.status, second.status, second.data.version]).toEqual([200, 200, 2]);
    expect(second.data).toEqual(first.data);
  });
});
