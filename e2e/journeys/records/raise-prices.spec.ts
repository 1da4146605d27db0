import { call, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
  totals: { contractNet: string };
}

const nextYear = `${new Date().getUTCFullYear() + 1}`;

test('+4 % on 60 services from 1 January with two quotes priced anew takes at most 12 acts, and one Undo', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const name = `Yearly ${Date.now()}`;
  const category = await call<Saved>(page, 'POST', '/service-category/save', { name });
  const services: Saved[] = [];
  for (let number = 1; number <= 60; number += 1)
    services.push(
      await call<Saved>(page, 'POST', '/service/save', {
        name: `${name} ${number}`,
        categoryId: category.id,
        unitPrice: String(1000 + number * 10),
        unitCost: '700',
      }),
    );
  const quotes: Saved[] = [];
  for (const at of [0, 1])
    quotes.push(
      await call<Saved>(page, 'POST', '/project/save', {
        name: `${name} quote ${at + 1}`,
        isInternal: true,
        startDate: `${nextYear}-02-01`,
        lines: [0, 1].map((line) => ({
          type: 'service',
          serviceId: services[at * 2 + line]?.id,
          description: `Line ${line + 1}`,
          quantity: '10',
          unit: 'day',
        })),
      }),
    );
  const netOf = async ({ id }: Saved) =>
    (await call<Saved>(page, 'GET', `/project/get-by-id/${id}`)).totals.contractNet;
  const before = await Promise.all(quotes.map(netOf));

  await page.goto('/home/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  let acts = 0;
  const act = async (work: Promise<unknown>) => {
    acts += 1;
    await work;
  };
  const main = page.getByRole('main');
  const side = page.getByRole('navigation', { name: 'Main' });
  await act(side.getByRole('link', { name: 'Services', exact: true }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await act(main.getByRole('searchbox', { name: 'Search' }).fill(name));
  await expect(main.getByText('60 services').first()).toBeVisible();
  await act(main.getByRole('link', { name: 'Raise prices…' }).click());
  await act(main.getByRole('textbox', { name: 'Raise by' }).fill('4'));
  await act(main.getByRole('combobox', { name: 'Round to' }).selectOption('5'));
  for (const at of [1, 2])
    await act(main.getByRole('checkbox', { name: `Use the new prices in ${name} quote ${at}` }).check());
  await expect(main.getByText(/60 prices from 1 Jan .* and 2 projects with 4 lines\./)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await act(main.getByRole('button', { name: 'Raise 60 prices' }).click());
  await expect(page.getByText(/60 prices change from 1 Jan .* 2 projects have the new prices\./)).toBeVisible();
  expect(acts).toBeLessThanOrEqual(12);

  const after = await Promise.all(quotes.map(netOf));
  for (const [at, net] of after.entries()) expect(Number(net)).toBeGreaterThan(Number(before[at]));
  const told = page.getByRole('status').filter({ hasText: '60 prices change from' });
  await told.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Prices are as they were.')).toBeVisible();
  expect(await Promise.all(quotes.map(netOf))).toEqual(before);
});
