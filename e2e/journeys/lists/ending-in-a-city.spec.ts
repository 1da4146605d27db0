import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { call, expect, signIn, test } from '../../test.ts';

/** What somebody does: a press, a key, or a field that is filled. */
const mostActs = 14;

test('projects of customers in one city that end within 60 days under 20 % margin are found, shared and exported in few acts', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', null);
  const mark = `Ending${Date.now()}`;
  const today = new Date();
  const endsIn = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const customers = await Promise.all(
    [mark, `Not ${Date.now()}`].map((city) =>
      call<{ id: string }>(page, 'POST', '/customer/save', { name: `In ${city}`, city, countryCode: 'NO' }),
    ),
  );
  const line = { type: 'service', description: 'Work', quantity: '10', unit: 'day', unitPrice: '1000' };
  const { rows: people } = await call<{ rows: { id: string }[] }>(page, 'POST', '/personnel/get-grid', { pageSize: 1 });
  for (const [name, customer, unitCost, endDate] of [
    ['meant', 0, '850', endsIn(40)],
    ['earning', 0, '500', endsIn(40)],
    ['later', 0, '850', endsIn(70)],
    ['elsewhere', 1, '850', endsIn(40)],
  ] as const) {
    const body = {
      name: `${mark} ${name}`,
      customerId: customers[customer]?.id,
      projectManagerId: people[0]?.id,
      startDate: endsIn(-30),
      endDate,
      quoteValidUntil: endsIn(0),
      contractSignedOn: endsIn(-31),
      lines: [{ ...line, unitCost }],
    };
    const { id, version } = await call<{ id: string; version: number }>(page, 'POST', '/project/save', body);
    const quoted = await call<{ version: number }>(page, 'POST', `/project/transition/${id}`, {
      to: 'quoted',
      version,
    });
    await call(page, 'POST', `/project/transition/${id}`, { to: 'approved', version: quoted.version });
  }

  await page.goto('/home/projects');
  const main = page.getByRole('main');
  let acts = 0;
  const act = async (does: () => Promise<unknown>) => {
    acts += 1;
    await does();
  };
  const window = page.getByRole('dialog', { name: 'Add filter' });
  const field = window.getByRole('combobox', { name: 'Field' });
  const value = window.getByRole('textbox', { name: 'Value' });
  const filled = async (where: typeof field, text: string) => {
    await where.fill(text);
    await where.press('Enter');
  };
  await act(() => main.getByRole('link', { name: 'Ending in 60 days' }).click());
  await act(() => main.getByRole('button', { name: 'Filter' }).click());
  await act(() => filled(field, 'city'));
  await act(() => filled(value, mark));
  await act(() => main.getByRole('button', { name: 'Add filter' }).click());
  await act(() => filled(field, 'margin, %'));
  await act(() => window.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'is less than' }));
  await act(() => filled(value, '20'));
  await expect(main.getByRole('grid').getByRole('link')).toHaveText([`${mark} meant`]);

  const view = page.getByRole('dialog', { name: 'Save as new view' });
  await act(() => main.getByRole('button', { name: 'Views' }).click());
  await act(() => page.getByRole('menuitem', { name: 'Save as new view' }).click());
  await act(() =>
    view.getByRole('combobox', { name: 'Visible to' }).selectOption({ label: 'Everyone with access to this list' }),
  );
  await act(() => filled(view.getByRole('textbox', { name: 'Name' }), mark));
  await expect(main.getByRole('link', { name: mark }).first()).toHaveAttribute('aria-current', 'page');

  await act(() => main.getByRole('button', { name: 'Export' }).click());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    act(() => page.getByRole('menuitem', { name: 'XLSX' }).click()),
  ]);
  const { sheets } = await readXlsx(await readFile(await download.path()));
  expect(JSON.stringify(sheets[0]?.rows)).toContain(`${mark} meant`);
  expect(JSON.stringify(sheets[0]?.rows)).not.toContain(`${mark} later`);
  expect(acts).toBeLessThanOrEqual(mostActs);
});
