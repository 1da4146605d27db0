import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { call, visit } from '../../../testing/visit.tsx';

test('a margin has its sign under the floor of the firm and little above it, and none where it is well', async () => {
  const mark = `Margin ${Date.now()}`;
  const line = { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '1000' };
  for (const [name, unitCost] of [
    ['bad', '900'],
    ['tight', '820'],
    ['well', '500'],
  ] as const)
    await call(
      'POST',
      '/project/save',
      { name: `${mark} ${name}`, isInternal: true, lines: [{ ...line, unitCost }] },
      'SA',
    );
  await visit(`/home/projects?search=${encodeURIComponent(mark)}`, 'ADMIN');
  const row = (name: string) =>
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: `${mark} ${name}` });
  await expect.element(row('bad')).toMatchTextContent(/Under the margin floor of 15\.0\s%:\s?10\.0\s%/);
  await expect.element(row('tight')).toMatchTextContent(/Little above the margin floor of 15\.0\s%:\s?18\.0\s%/);
  await expect.element(row('well')).toMatchTextContent(/50\.0\s%/);
  expect(row('well').element().textContent).not.toMatch(/floor/);
});
