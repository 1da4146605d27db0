import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newcomer, textsOf, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');
const tabs = main.getByRole('navigation', { name: 'Views' });
const ready = [
  'Managed by me',
  'Quotes that expire',
  'Ending in 60 days',
  'Margin under the floor',
  'Without a manager',
];
const nameOf = (text: string) => text.replace(/[\d,+]+$/, '');

test('views come along with the projects, each with its count, and cannot be changed or deleted', async () => {
  await visit('/home/projects', await newcomer('SA'));
  await expect.poll(() => textsOf(tabs.getByRole('link')).map(nameOf)).toEqual(['All projects', ...ready]);
  await expect
    .poll(() => textsOf(tabs.getByRole('link')))
    .toContainEqual(expect.stringMatching(/^Without a manager\d+$/));
  await tabs.getByRole('link', { name: 'Without a manager' }).click();
  await expect.poll(() => location.search).toBe('?view=withoutManager');
  const count = /(\d+)$/.exec(textsOf(tabs.getByRole('link', { name: 'Without a manager' }))[0] ?? '')?.[1];
  await expect.element(main.getByRole('status').filter({ hasText: `${count} project` })).toBeInTheDocument();
  await main.getByRole('button', { name: 'Views' }).click();
  expect(textsOf(page.getByRole('menuitem'))).toEqual(['Save as new view']);
});

test('a view that tells of margins does not come along for who sees none', async () => {
  await visit('/home/projects', await newcomer('EDITOR'));
  await expect
    .poll(() => textsOf(tabs.getByRole('link')).map(nameOf))
    .toEqual(['All projects', ...ready.filter((name) => !name.startsWith('Margin'))]);
});
