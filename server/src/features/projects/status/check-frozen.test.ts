import type { Grant } from '@mandate/contract/access/roles.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import { freezings } from '@mandate/contract/project/way/frozen.ts';
import { confirmableCodes } from '@mandate/contract/project/way/guards.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import {
  type ProjectRecord,
  saveCustomer,
  saved,
  savePersonnel,
  saveProject,
  work,
} from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

interface Prepared {
  receipt: string;
  kept: { count: number; wantReason: number };
}

let app: TestApp;
let admin: Person;
let editor: Person;
let seeing: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR');
  const grants: Grant[] = ['seeRates', 'seeCosts'];
  seeing = await signIn(app, 'EDITOR', 'Sees Costs', grants);
});
afterAll(() => app.close());

/** A project with a section, two lines of work and a text, its prices frozen. */
async function frozen(status = 'approved'): Promise<ProjectRecord> {
  const { id } = await saveProject(admin, {
    lines: [
      { type: 'section', description: 'First' },
      work({ description: 'One', unitCost: '60' }),
      work({ description: 'Two' }),
      { type: 'text', description: 'Words' },
    ],
  });
  const text = "update projects set status = $2::project_status, frozen_on = '2026-08-19' where id = $1";
  await app.database.pool.query(text, [id, status]);
  return (await admin.get<ProjectRecord>(`/project/get-by-id/${id}`)).data;
}

const save = (who: Person, { id, version }: ProjectRecord, values: object) =>
  who.post<ProjectRecord>('/project/save', { id, version, ...values });

/** The lines as they are, with values given to one of them. */
const withLine = ({ lines }: ProjectRecord, index: number, values: object) => ({
  lines: lines.map(({ id }, place) => ({ id, ...(place === index && values) })),
});

describe('a project that is closed', () => {
  test('changes for nobody, one by one, with others, or back', async () => {
    const project = await frozen('closed');
    for (const who of [editor, admin]) {
      const reply = await save(who, project, { name: 'Renamed', reason: 'Please' });
      expect([reply.status, reply.errorCode]).toEqual([409, 'recordLocked']);
    }
    const undone = await admin.post(`/project/undo/${project.id}`, { version: 1 });
    expect(undone.status).toBe(409);
    const bulk = { ids: [project.id], action: 'edit', changes: { priority: 'high' } };
    const { data } = await admin.post<{ receipt: string }>('/project/prepare-bulk', bulk);
    const run = await admin.post<object>('/project/run-bulk', { receipt: data.receipt });
    expect(run.data).toMatchObject({ changed: 0 });
    expect((await admin.get<ProjectRecord>(`/project/get-by-id/${project.id}`)).data).toEqual(project);
  });
});

/** Another value of every field people write; references and rows are made for the test. */
const otherValues = {
  project: {
    ...{ code: 'OTHER-1', name: 'Another name', isInternal: false, type: 'advisory', billingMode: 'fixedPrice' },
    ...{ priority: 'high', whoBooks: 'team', currency: 'USD', startDate: '2026-01-02', endDate: '2199-01-02' },
    ...{ quoteValidUntil: '2199-01-01', winProbability: 40, contractSignedOn: '2026-01-01', customerReference: 'PO 1' },
    ...{ discountPercent: '5', hoursPerDay: '7', description: '<p>Words</p>', tags: ['one'], externalRef: 'ERP 1' },
  },
  lines: {
    ...{ type: 'expense', description: 'Other words', placeholderRole: 'Analyst', seniority: 'senior', quantity: '2' },
    ...{ unit: 'hour', unitPrice: '101', discountPercent: '5', isBillable: false, isOptional: true },
    ...{ startDate: '2026-02-01', endDate: '2026-02-02', unitCost: '61', costCurrency: 'USD', internalNote: 'Ask' },
  },
} satisfies Record<string, Record<string, unknown>>;

/** Fields that are set for one project alone when it is made, or that go with others. */
const apart = ['copiedFromId', 'code', 'isInternal', 'customerContactId', 'billingContactId'];

/** The fields of a kind of rows that people write, each with another value than the frozen project has. */
async function othersOf(of: 'project' | 'lines'): Promise<[string, unknown][]> {
  const fields: Record<string, Field> = of === 'project' ? project.fields : project.parts.lines.fields;
  const made: Record<string, () => Promise<{ id: string }>> = {
    customer: () => saveCustomer(admin),
    personnel: () => savePersonnel(admin),
    provider: () => saved(admin, 'provider', { name: 'Firm', countryCode: 'DE' }),
    service: async () => {
      const { id: categoryId } = await saved<{ id: string }>(admin, 'service-category', {
        name: `Kind ${Math.random()}`,
      });
      return saved(admin, 'service', { name: 'Audit', unit: 'day', categoryId });
    },
    'tax-rate': () => saved(admin, 'tax-rate', { code: `T${Math.random()}`.slice(0, 12), name: 'Tax', percent: '8' }),
    'payment-term': () =>
      saved(admin, 'payment-term', { code: `N${Math.random()}`.slice(0, 12), name: 'Net 30', days: 30 }),
  };
  const written = Object.entries(fields).filter(([name, { isWritable }]) => isWritable && !apart.includes(name));
  const values: [string, unknown][] = [];
  for (const [name, { refersTo }] of written) {
    const known = (otherValues[of] as Record<string, unknown>)[name];
    if (known === undefined && !(refersTo && made[refersTo])) throw new Error(`no other value for ${of}.${name}`);
    values.push([name, known ?? (await made[refersTo ?? '']?.())?.id]);
  }
  return values;
}

describe('a project whose prices are frozen', () => {
  test('keeps, for an editor, exactly the fields the table freezes, and lets every other one change', async () => {
    const original = await frozen('active');
    for (const [field, value] of await othersOf('project')) {
      const project = (await admin.get<ProjectRecord>(`/project/get-by-id/${original.id}`)).data;
      const isFrozen = freezings.project[field] === 'frozen';
      const reply = await save(seeing, project, { [field]: value });
      expect([field, reply.status, reply.fieldCodes]).toEqual(
        isFrozen ? [field, 409, [`${field} recordLocked`]] : [field, 200, []],
      );
    }
  });

  test('keeps, of a line, exactly the fields the table freezes, and says so at the cell', async () => {
    for (const [field, value] of await othersOf('lines')) {
      const project = await frozen();
      const reply = await save(seeing, project, withLine(project, 1, { [field]: value }));
      const isFrozen = freezings.lines[field] === 'frozen';
      expect([field, reply.status, reply.fieldCodes]).toEqual(
        isFrozen ? [field, 409, [`lines.1.${field} recordLocked`]] : [field, 200, []],
      );
      if (isFrozen) expect(reply.errorMessage).toContain('frozen');
    }
  });

  test('names every cell at once, as it was sent', async () => {
    const project = await frozen();
    const [section, one, two, words] = project.lines;
    const lines = [{ ...two, quantity: '3' }, { ...section }, words, { ...one, unitPrice: '1' }, work()];
    const reply = await save(seeing, project, { discountPercent: '10', lines });
    expect(reply.fieldCodes.toSorted()).toEqual([
      'discountPercent recordLocked',
      'lines.0.quantity recordLocked',
      'lines.3.unitPrice recordLocked',
      'lines.4.description recordLocked',
    ]);
  });

  test('keeps its lines with figures, its customer and its currency', async () => {
    const project = await frozen('active');
    const [section, one, , words] = project.lines.map(({ id }) => ({ id }));
    expect((await save(editor, project, { lines: [section, one, words] })).fieldCodes).toEqual(['lines recordLocked']);
    const { id: customerId } = await saveCustomer(admin);
    const other = await save(editor, project, { isInternal: false, customerId, currency: 'USD' });
    expect(other.fieldCodes.toSorted()).toEqual(['currency recordLocked', 'customerId recordLocked']);
  });

  test('lets everybody change what is no figure', async () => {
    const project = await frozen('active');
    const [section, one, two, words] = project.lines;
    const reply = await save(seeing, project, {
      name: 'Renamed',
      endDate: '2199-12-31',
      milestones: [{ name: 'Report' }],
      members: [{ placeholderRole: 'Analyst' }],
      lines: [
        { ...two, description: 'Moved', startDate: '2026-09-01', placeholderRole: 'Analyst', internalNote: 'Ask' },
        { ...section, description: 'Renamed' },
        one,
        { ...words },
        { type: 'text', description: 'More words' },
      ],
    });
    expect([reply.status, reply.fieldCodes]).toEqual([200, []]);
    const { sections: _moved, ...totals } = project.totals;
    expect(reply.data.totals).toMatchObject(totals);
  });

  test('changes by an administrator who says why, and history keeps it', async () => {
    const project = await frozen();
    const change = withLine(project, 1, { unitPrice: '120' });
    for (const reason of [undefined, null]) {
      expect((await save(admin, project, { ...change, reason })).fieldCodes).toEqual(['reason reasonRequired']);
    }
    const reply = await save(admin, project, { ...change, reason: 'Typed wrongly' });
    expect(reply.data.totals.subtotal).toBe('220.00');
    const { data } = await admin.get<{ rows: { reason: string }[] }>(`/project/history/${project.id}`);
    expect(data.rows[0]?.reason).toBe('Typed wrongly');
  });

  test('has a change from before taken back only with a reason, and the last one under the freeze as it was said', async () => {
    const { id: personnelId } = await savePersonnel(admin);
    const team = { projectManagerId: personnelId, members: [{ personnelId }], startDate: '2026-01-01' };
    const { id, lines } = await saveProject(admin, { ...team, lines: [work({ quantity: '10', unitCost: '60' })] });
    const withQuantity = (quantity: string) => ({ lines: [{ id: lines[0]?.id, quantity }] });
    await saved(admin, 'project', { id, version: 1, ...withQuantity('30') });
    const bulk = { ids: [id], action: 'edit', changes: { discountPercent: '5' }, reason: 'Asked by the board' };
    const { data: prepared } = await admin.post<Prepared>('/project/prepare-bulk', bulk);
    await admin.post('/project/run-bulk', { receipt: prepared.receipt });
    await admin.post(`/project/transition/${id}`, { to: 'approved', version: 3, acknowledged: confirmableCodes });
    const undo = (who: Person, version: number, values: object = {}) =>
      who.post<ProjectRecord>(`/project/undo/${id}`, { version, ...values });

    expect((await undo(admin, 2)).fieldCodes).toEqual(['reason reasonRequired']);
    const many = await admin.post<{ changed: number }>(`/project/undo-bulk/${prepared.receipt}`, {});
    expect(many.data.changed).toBe(0);
    const locked = await undo(editor, 2, { reason: 'Please' });
    expect([locked.fieldCodes, locked.errorMessage]).toEqual([
      ['lines.0.quantity recordLocked'],
      expect.stringContaining('An administrator can change them'),
    ]);
    const back = await undo(admin, 2, { reason: 'Ordered less' });
    expect([back.data.version, back.data.lines[0]?.quantity]).toEqual([5, '10']);
    const { data } = await admin.get<{ rows: { origin: string; reason: string }[] }>(`/project/history/${id}`);
    expect(data.rows[0]).toMatchObject({ origin: 'undo', reason: 'Ordered less' });

    await save(admin, back.data, { ...withQuantity('12'), reason: 'Typed wrongly' });
    const other = await signIn(app, 'ADMIN', 'Another');
    expect((await undo(other, 6)).fieldCodes).toEqual(['reason reasonRequired']);
    expect((await undo(admin, 6)).data.lines[0]?.quantity).toBe('10');
    expect((await undo(admin, 5)).fieldCodes).toEqual(['reason reasonRequired']);
  });

  test('keeps its customer among many, until an administrator says why of all of them', async () => {
    const project = await frozen();
    const { id: customerId } = await saveCustomer(admin);
    const bulk = { ids: [project.id], action: 'edit', changes: { customerId } };
    const run = async (who: Person, reason?: string) => {
      const { data } = await who.post<Prepared>('/project/prepare-bulk', { ...bulk, reason });
      const { data: result } = await who.post<{ changed: number }>('/project/run-bulk', { receipt: data.receipt });
      return [data.kept.wantReason, data.kept.count, result.changed];
    };
    expect(await run(admin)).toEqual([1, 1, 0]);
    expect(await run(editor, 'Please')).toEqual([0, 1, 0]);
    expect(await run(admin, 'Merged with another firm')).toEqual([0, 0, 1]);
    const { data } = await admin.get<{ rows: { reason: string }[] }>(`/project/history/${project.id}`);
    expect(data.rows[0]?.reason).toBe('Merged with another firm');
  });

  test('keeps its code for everybody, whatever the reason', async () => {
    const project = await frozen();
    for (const values of [{ code: 'OTHER-1' }, { code: 'OTHER-1', reason: 'Typed wrongly' }]) {
      const reply = await save(admin, project, values);
      expect([reply.status, ...reply.fieldCodes]).toEqual([409, 'code recordLocked']);
      expect(reply.errorMessage).toBe('The code has been final since 2026-08-19.');
    }
    const kept = await save(admin, project, { code: project.code, name: 'Renamed' });
    expect([kept.status, kept.data.code]).toEqual([200, project.code]);
  });

  test('begins to be free again as a draft', async () => {
    const project = await frozen('cancelled');
    const draft = await admin.post<ProjectRecord>(`/project/transition/${project.id}`, {
      to: 'draft',
      version: project.version,
    });
    expect(draft.data.frozenOn).toBeNull();
    expect((await save(editor, draft.data, withLine(project, 1, { unitPrice: '1' }))).status).toBe(200);
  });
});
