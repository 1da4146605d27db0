import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { press, type } from '../../../testing/press-and-type.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');

/** A project of one line that is worth 1,000.00 and costs a part of it. */
async function arranged(unitCost: string): Promise<string> {
  const line = { type: 'service', description: 'Work', quantity: '2', unit: 'day', unitPrice: '500', unitCost };
  const body = { name: `Headed ${Date.now()}`, isInternal: true, currency: 'EUR', lines: [line] };
  return (await call<{ id: string }>('POST', '/project/save', body, 'SA')).id;
}

const term = (name: string) => main.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
const figure = (name: string) => () => term(name).query()?.nextElementSibling?.textContent;

test('the head of a project tells its contract net and margin with the sign of its state, to who may see them', async () => {
  const id = await arranged('490');
  await visit(`/home/project/${id}`, 'SA');
  await expect.poll(figure('Contract net')).toMatch(/^1,000\.00\s?EUR$/);
  await expect.poll(figure('Margin')).toMatch(/^Under the margin floor.*2\.0\s?%$/);
  await expectAccessible();
  await expectAccessible('dark');

  // With what is typed, before it is saved; Save is in sight wherever the page is.
  await main.getByRole('gridcell', { name: '500.00', exact: true }).click();
  await type('1000');
  await press('Enter');
  await expect.poll(figure('Contract net')).toMatch(/^2,000\.00/);
  await expect.poll(figure('Margin')).toMatch(/^51\.0/);
  const save = main.getByRole('button', { name: 'Save project' });
  await expect.element(save).toBeInViewport();
  document.querySelector('#history')?.scrollIntoView();
  await expect.element(save).toBeInViewport();
  await main.getByRole('button', { name: 'Discard' }).click();
  await expectNoSidewaysScroll();

  await visit(`/home/project/${id}`, 'EDITOR');
  await expect.poll(figure('Contract net')).toMatch(/^1,000\.00/);
  await expect.element(term('Margin')).not.toBeInTheDocument();
});

test('lines come first where somebody last worked on lines, and the terms where they last worked on those', async () => {
  const id = await arranged('300');
  const bar = () => textsOf(main.getByRole('navigation', { name: 'Sections' }).getByRole('link')).slice(0, 2);
  await visit(`/home/project/${id}`, 'SA');
  await expect.poll(bar).toEqual(['Overview', 'Lines1']);
  await main.getByRole('gridcell', { name: '500.00', exact: true }).click();
  await type('600');
  await press('Enter');
  // Nothing moves while the project is open.
  expect(bar()).toEqual(['Overview', 'Lines1']);
  await main.getByRole('button', { name: 'Discard' }).click();
  await visit(`/home/project/${await arranged('200')}`, 'SA');
  await expect.poll(bar).toEqual(['Lines1', 'Overview']);
  await expect.element(main.getByRole('gridcell', { name: '500.00', exact: true })).toBeVisible();
  const name = main.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Other');
  await main.getByRole('button', { name: 'Discard' }).click();
  await visit(`/home/project/${id}`, 'SA');
  await expect.poll(bar).toEqual(['Overview', 'Lines1']);
});
