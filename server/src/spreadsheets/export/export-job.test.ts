import { beforeAll, describe, expect, test } from 'vitest';
import { exported, fetched, firmThatExports, sheetsIn } from '../../../testing/callers/exports.ts';
import { signIn } from '../../../testing/callers/people.ts';
import { saveCustomer } from '../../../testing/callers/records.ts';

const firm = firmThatExports();

describe('more than a call sends', () => {
  const many = 1_203;

  beforeAll(async () => {
    const { id } = await saveCustomer(firm.admin, { name: 'Many 0' });
    await firm.app.database.pool.query(
      `insert into customers select (jsonb_populate_record(c, jsonb_build_object(
         'id', gen_random_uuid(), 'code', 'M' || n, 'name', 'Many ' || n, 'search_text', ' many ' || n))).*
       from customers c, generate_series(1, ${many - 1}) n where c.id = $1`,
      [id],
    );
  });

  test('is a job; its file holds every row, in order, and the audit tells of it', async () => {
    const request = { query: { search: 'many' }, columns: ['code', 'name'], format: 'xlsx' };
    const [one, other] = [
      await exported(firm.app, firm.sa, 'customer', request),
      await exported(firm.app, firm.sa, 'customer', request),
    ];
    const jobId = one.envelope?.data.jobId ?? '';
    expect(other.envelope?.data.jobId).toBe(jobId);
    const runner = firm.app.runJobs();
    await expect
      .poll(async () => (await firm.sa.get<{ state: string }>(`/job/get-by-id/${jobId}`)).data.state)
      .toBe('done');
    await runner.stop();
    const { data } = await firm.sa.get(`/job/get-by-id/${jobId}`);
    expect(data).toMatchObject({
      kind: 'export',
      entity: 'customer',
      about: { format: 'xlsx', count: many },
      total: many,
      result: { rows: many, fileName: expect.stringMatching(/^customers-.*\.xlsx$/) },
      hasFile: true,
    });
    const file = await fetched(firm.app, firm.sa, `/job/get-file/${jobId}`);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="customers-.*\.xlsx"$/);
    const [{ rows }, about] = await sheetsIn(file);
    const { rows: stored } = await firm.app.database.pool.query(
      "select name from customers where search_text like '%many%' order by name, id",
    );
    expect(rows.slice(1).map(([, name]) => name)).toEqual(stored.map(({ name }) => name));
    expect(about.rows.find(([what]) => what === 'Rows')?.[1]).toBe(many);
    const audit = await firm.app.database.pool.query(
      "select details from audit where action = 'export' and actor_id = $1",
      [firm.sa.id],
    );
    expect(audit.rows.map(({ details }) => details)).toEqual([
      { rows: many, format: 'xlsx', columns: ['code', 'name'], jobId },
    ]);
  });

  test('fails when the right was taken away meanwhile', async () => {
    const person = await signIn(firm.app, 'ADMIN', 'Soon without');
    const { envelope } = await exported(firm.app, person, 'customer', { query: { search: 'many' } });
    await firm.app.database.pool.query("update accounts set grants = '{seeRates}' where id = $1", [person.id]);
    const runner = firm.app.runJobs();
    const job = () =>
      firm.app.database.pool.query('select state, error_code from jobs where id = $1', [envelope?.data.jobId]);
    await expect
      .poll(async () => (await job()).rows[0])
      .toEqual({
        state: 'failed',
        error_code: 'notPermitted',
      });
    await runner.stop();
  });
});
