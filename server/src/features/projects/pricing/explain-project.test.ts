import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { type ProjectRecord, saved, savePersonnel, saveProject, work } from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

interface Explained {
  value: string | null;
  formula: string;
  inputs: { label: string; value: string | null }[];
  rate: { matched: Record<string, string | null> | null; tried: { rule: string; reason: string }[] } | null;
  rounding: string;
}

let app: TestApp;
let person: Person;
let project: ProjectRecord;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'ADMIN');
  const { id: personnelId } = await savePersonnel(person, { firstName: 'Mara', lastName: 'Feld' });
  const rate = { personnelId, unit: 'day', currency: 'EUR', validFrom: '2031-01-01' };
  await saved(person, 'rate', { ...rate, side: 'sell', amount: '1000' });
  await saved(person, 'rate', { ...rate, side: 'cost', amount: '640' });
  project = await saveProject(person, {
    startDate: '2031-02-03',
    endDate: '2031-12-31',
    discountPercent: '10',
    lines: [
      work({ description: 'Interviews\nwith everybody', quantity: '3', unitPrice: undefined, personnelId }),
      work({ description: 'Film', unitPrice: '500', isOptional: true }),
      work({ description: 'Review', unitPrice: undefined, seniority: 'junior' }),
      work({ description: 'Travel', type: 'expense', unit: 'unit', unitPrice: '200', unitCost: '180.555' }),
    ],
  });
});
afterAll(() => app.close());

const explain = (query: string, as: Person = person) =>
  as.get<Explained>(`/project/explain/${project.id}?${query}`).then(({ data }) => data);

describe('a figure of a project explains itself', () => {
  test('in words, with parts that add up', async () => {
    expect(await explain('field=plannedMargin')).toEqual({
      value: '779.44',
      formula: 'Contract net − planned cost',
      inputs: [
        { label: 'Contract net', value: '2880.00' },
        { label: 'Planned cost', value: '-2100.56' },
      ],
      rate: null,
      rounding: 'Rounded amounts are added; nothing is rounded again.',
    });
    expect((await explain('field=subtotal')).inputs).toEqual([
      { label: 'Interviews', value: '3000.00' },
      { label: 'Travel', value: '200.00' },
    ]);
    expect((await explain('field=discount')).inputs).toEqual([
      { label: '10 % of 3200.00 taxed at 0 %', value: '320.00' },
    ]);
  });

  test('of a line, with the rate that matched and those that did not', async () => {
    const lineId = project.lines[0]?.id;
    expect(await explain(`field=unitPrice&lineId=${lineId}`)).toMatchObject({
      value: '1000',
      formula: 'Taken from the rates',
      inputs: [{ label: 'Rate, EUR', value: '1000' }],
      rate: { matched: { rule: 'Person', amount: '1000', unit: 'day', validFrom: '2031-01-01' } },
    });
    const { rate } = await explain(`field=cost&lineId=${lineId}`);
    expect(rate?.matched).toMatchObject({ rule: 'Person', amount: '640', currency: 'EUR' });
    expect(rate?.tried.length).toBeGreaterThan(0);
    expect(await explain(`field=cost&lineId=${project.lines[3]?.id}`)).toMatchObject({
      value: '180.56',
      formula: 'Quantity × unit cost, in the project currency',
      inputs: [
        { label: 'Quantity', value: '1' },
        { label: 'Unit cost', value: '180.555' },
      ],
      rate: null,
    });
  });
});

test('a price that no rate gives says what was looked for in vain', async () => {
  const { value, formula, rate } = await explain(`field=unitPrice&lineId=${project.lines[2]?.id}`);
  expect([value, formula, rate?.matched]).toEqual([null, 'No rate matches, and none was entered', null]);
  expect(rate?.tried).toContainEqual({ rule: 'Person', reason: 'the line has none of these' });
});

describe('what cannot be explained', () => {
  test('is a field there is not and a field that may not be seen, alike', async () => {
    const editor = await signIn(app, 'EDITOR');
    const path = `/project/explain/${project.id}?field=`;
    const replies = await Promise.all([
      editor.get(`${path}plannedMargin`),
      editor.get(`${path}nothing`),
      editor.get(`${path}cost&lineId=${project.lines[0]?.id}`),
      editor.get(`${path}net`),
    ]);
    for (const { status, fieldCodes, errorMessage } of replies) {
      expect([status, fieldCodes, errorMessage]).toEqual([400, ['field fieldUnknown'], replies[0]?.errorMessage]);
    }
    const seen = await explain('field=contractNet', editor);
    expect(JSON.stringify(seen)).not.toMatch(/cost|"640|"180/i);
  });

  test('is a line of another project, and any project for a guest', async () => {
    const other = await saveProject(person, { lines: [work()] });
    const reply = await person.get(`/project/explain/${project.id}?field=net&lineId=${other.lines[0]?.id}`);
    expect([reply.status, reply.fieldCodes]).toEqual([400, ['lineId referenceNotFound']]);
    const guest = await signIn(app, 'GUEST');
    expect((await guest.get(`/project/explain/${project.id}?field=gross`)).status).toBe(403);
  });
});
