import { goldenCases, goldenTaxes } from '@mandate/contract/testing/golden-cases.ts';
import { type GoldenFirm, goldenFirm, goldenProject, type SaveCall } from '@mandate/contract/testing/golden-project.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { type ProjectRecord, saved } from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let person: Person;
let firm: GoldenFirm;
const save: SaveCall = (noun, values) => saved(person, noun, values);

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'SA');
  firm = await goldenFirm(save, '1');
});
afterAll(() => app.close());

test.each(goldenCases.map((one, at) => ({ ...one, at })))('a save works out: $name', async ({ at, ...one }) => {
  const body = await goldenProject(save, firm, one, `case${at}`);
  const { id } = await saved<ProjectRecord>(person, 'project', body);
  const { data } = await person.get<ProjectRecord>(`/project/get-by-id/${id}`);
  const nothing = { net: null, cost: null, margin: null, marginPercent: null };
  expect(data.lines).toMatchObject(
    one.lines.map(({ amounts, unitPrice = null, unitCost = null, fxRate = null }) => {
      return { ...(amounts ?? nothing), unitPrice, unitCost, fxRate };
    }),
  );
  expect(data.totals).toEqual({
    ...one.totals,
    taxes: one.taxes.map(({ tax, taxable, amount }) => {
      return { taxRateId: firm.taxes[tax], percent: goldenTaxes[tax], taxable, tax: amount };
    }),
    sections: (one.sections ?? []).map((section) => ({ lineId: data.lines[section.at]?.id, net: section.net })),
  });
});
