import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit } from '../../../testing/fit.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
}

const main = page.getByRole('main');

test('the page of a person says what they work on, what of their week is free, and how they are reached', async () => {
  const stamp = Date.now();
  const mail = `free.${stamp}@firm.example`;
  const person = { firstName: 'Mara', lastName: `Feld ${stamp}`, workEmail: mail, mobile: '+4915150000000' };
  const { id } = await call<Saved>('POST', '/personnel/save', { ...person, weeklyHours: '40' }, 'SA');
  const members = [{ personnelId: id, role: 'consultant', allocationPercent: '50', bookingKind: 'confirmed' }];
  await call('POST', '/project/save', { name: `Team of ${stamp}`, isInternal: true, members }, 'SA');
  await visit(`/register/personnel/${id}`, 'ADMIN');
  await expect.element(main.getByRole('heading', { level: 1, name: `Mara Feld ${stamp}` })).toBeVisible();
  await expect.element(main.getByText('Free this week')).toBeVisible();
  for (const href of [`mailto:${mail}`, 'tel:+4915150000000']) {
    const ways = [...main.element().querySelectorAll(`a[href="${href}"]`)];
    expect(
      ways.some((way) => way.checkVisibility()),
      href,
    ).toBe(true);
  }
  const row = main.getByRole('region', { name: 'Projects' }).getByRole('row', { name: new RegExp(`Team of ${stamp}`) });
  await expect.element(row).toMatchTextContent(/Consultant, 50\.0/);
  // Which project it is can be read, whatever else is told of it.
  for (const width of [1280, 1440, 390]) {
    await page.viewport(width, 900);
    await expect.poll(() => row.getByRole('rowheader').element().clientWidth).toBeGreaterThan(200);
  }
  await expectFit();
});
