import type { taxRate } from '@mandate/contract/entities/tax-rate.ts';
import type { RowOf } from '@mandate/contract/facts/entity.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bulk } from '../../../testing/callers/bulk.ts';
import { everyRole } from '../../../testing/callers/people.ts';
import { grid, saved, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type TaxRateRow = RowOf<typeof taxRate>;

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;

beforeEach(async () => {
  app = await startTestApp();
  people = await everyRole(app);
});
afterEach(() => app.close());

const body = (values: object = {}) => ({ code: 'VAT', name: 'Sales tax', percent: '19', ...values });
const save = (values: object = {}) => saved<TaxRateRow>(people.ADMIN, 'tax-rate', body(values));

/** The codes of what is the default. */
async function defaults(): Promise<unknown[]> {
  const { rows } = await grid(people.ADMIN, 'tax-rate', {
    filter: { all: [{ field: 'isDefault', operator: 'is', value: true }] },
  } as never);
  return rows.map(({ code }) => code);
}

describe('a default tax rate', () => {
  test('takes that over from the one before, whose history says so, and taxes new lines from then on', async () => {
    const reply = await people.ADMIN.post<TaxRateRow>('/tax-rate/save', body({ isDefault: true }));
    expect(reply.alerts).toEqual(['NONE was the default before and is not any more.']);
    expect(await defaults()).toEqual(['VAT']);
    const [before] = (await grid(people.ADMIN, 'tax-rate', { search: 'NONE' })).rows;
    expect(before).toMatchObject({ version: 2 });
    const history = await people.ADMIN.get<{ rows: { changes: object[] }[] }>(`/tax-rate/history/${before?.id}`);
    expect(history.data.rows[0]?.changes).toEqual([{ field: 'isDefault', old: true, new: false }]);
    const project = await saveProject(people.ADMIN, { lines: [work()] });
    expect(project.lines[0]?.taxPercent).toBe('19');
    await save({ code: 'A-LATER', percent: '20', isDefault: true });
    await save({ code: 'Z-LATEST', percent: '21', isDefault: true });
    expect((await saveProject(people.ADMIN, { lines: [work()] })).lines[0]?.taxPercent).toBe('21');
  });

  test('is one, whoever makes two at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        people.ADMIN.post('/tax-rate/save', body({ code: `VAT-${at}`, isDefault: true })),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await defaults()).toHaveLength(1);
  });

  test('is one after many were made it at once', async () => {
    const ids = [(await save({ code: 'ONE' })).id, (await save({ code: 'TWO' })).id];
    await bulk(people.ADMIN, 'tax-rate', { action: 'edit', ids, changes: { isDefault: true } });
    expect(await defaults()).toHaveLength(1);
    expect(await defaults()).not.toEqual(['NONE']);
  });

  test('that was replaced while it was deleted is not restored beside the new one', async () => {
    const first = await save({ isDefault: true });
    await people.ADMIN.del(`/tax-rate/remove/${first.id}`);
    await save({ code: 'SECOND', isDefault: true });
    const refused = await people.ADMIN.put(`/tax-rate/undelete/${first.id}`);
    expect([refused.status, refused.errorCode]).toEqual([409, 'restoreConflict']);
    expect(refused.errorMessage).toContain('SECOND');
    const { rows } = await grid(people.ADMIN, 'tax-rate', { search: 'SECOND' });
    await saved(people.ADMIN, 'tax-rate', { id: rows[0]?.id, version: rows[0]?.version, isDefault: false });
    expect((await people.ADMIN.put(`/tax-rate/undelete/${first.id}`)).status).toBe(200);
    expect(await defaults()).toEqual(['VAT']);
  });
});
