import { call, expect, signIn, test } from '../../test.ts';

interface Made {
  id: string;
}

test('a leaver with seven projects, twenty lines and three customers is handed over in at most eight acts', async ({
  page,
}) => {
  await signIn(page, 'ADMIN');
  const stamp = Date.now();
  const save = (noun: string, values: object) => call<Made>(page, 'POST', `/${noun}/save`, values);
  const person = (firstName: string) =>
    save('personnel', { firstName, lastName: `Holm ${stamp}`, workEmail: `${firstName}.${stamp}@firm.example` });
  const [leaver, ben] = [await person('Lea'), await person('Ben')];
  const counts = [3, 3, 3, 3, 3, 3, 2];
  for (const [number, lines] of counts.entries()) {
    const line = (at: number) => {
      const figures = { quantity: '2', unit: 'day', unitPrice: '900' };
      return { type: 'service', description: `Line ${number} ${at}`, personnelId: leaver.id, ...figures };
    };
    await save('project', {
      name: `Project ${number} ${stamp}`,
      isInternal: true,
      projectManagerId: leaver.id,
      lines: Array.from({ length: lines }, (_, at) => line(at)),
    });
  }
  for (const number of [1, 2, 3])
    await save('customer', { name: `Port ${number} ${stamp}`, accountManagerId: leaver.id });
  await page.goto(`/register/personnels?search=Lea+Holm+${stamp}`);

  let acts = 0;
  const act = async (does: Promise<unknown>) => {
    acts += 1;
    await does;
  };
  await act(page.getByRole('button', { name: `Actions for Lea Holm ${stamp}` }).click());
  await act(page.getByRole('menuitem', { name: 'Hand over…' }).click());
  await expect(page.getByText('still holds: 7 projects managed, 20 lines to deliver, and 3 customers.')).toBeVisible();
  await act(page.getByRole('combobox', { name: 'Everything goes to' }).fill(`Ben Holm ${stamp}`));
  await act(page.getByRole('option', { name: `Ben Holm ${stamp}` }).click());
  await act(page.getByRole('button', { name: 'Review hand-over' }).click());
  await expect(page.getByText('30 things change hands')).toBeVisible();
  await act(page.getByRole('button', { name: 'Hand over 30 things' }).click());
  await expect(page.getByRole('heading', { level: 1, name: `Lea Holm ${stamp}`, exact: true })).toBeVisible();
  const { total } = await call<{ total: number }>(page, 'GET', `/personnel/get-held/${ben.id}`);
  expect(total).toBe(30);
  expect(acts).toBeLessThanOrEqual(8);

  // One Undo, also a while later: in Activity.
  await page.goto('/controlPanel/jobs');
  const row = page.getByRole('row', { name: new RegExp(`Hand-over of Lea Holm ${stamp}`) });
  await row.getByRole('button', { name: /Receipt/ }).click();
  const told = page.getByRole('dialog', { name: `Hand-over of Lea Holm ${stamp}` });
  await expect(told.getByRole('table', { name: 'Customers' }).getByRole('row')).toHaveCount(4);
  await told.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Hand-over taken back: 10 records.')).toBeVisible();
  expect((await call<{ total: number }>(page, 'GET', `/personnel/get-held/${leaver.id}`)).total).toBe(30);
});
