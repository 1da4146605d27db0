import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');

test('a record can be previewed beside its list with the keyboard alone', async () => {
  const name = `Previewed ${Date.now()}`;
  const nameOf = (place: number) => `${name} ${place}`;
  const contacts = [{ lastName: 'Byron', isPrimary: true }, { lastName: 'Hopper' }];
  const told = { language: 'de', email: 'office@kiel.example', phone: '+49431123450', website: 'https://kiel.example' };
  const made: string[] = [];
  for (const place of [1, 2, 3]) {
    const own = { name: nameOf(place), contacts: place === 2 ? contacts : [] };
    const body = { countryCode: 'DE', city: 'Kiel', ...told, ...own };
    made.push((await call<{ id: string }>('POST', '/customer/save', body)).id);
  }
  const address = `/register/customers?search=${encodeURIComponent(name)}&sort=name`;
  const link = (place: number) => main.getByRole('link', { name: nameOf(place) });
  const preview = (place: number) => main.getByRole('complementary', { name: nameOf(place) });
  await visit(address);
  await expect.element(link(1)).toBeVisible();

  await press('Enter', page.getByRole('link', { name: 'Skip to the list' }));
  await expect.element(link(1)).toHaveFocus();
  await press(' ');
  await expect.element(preview(1)).toMatchTextContent('Kiel');
  await expect.element(preview(1)).toMatchTextContent(/Germany.*LanguageGerman/);
  for (const href of ['mailto:office@kiel.example', 'tel:+49431123450', 'https://kiel.example/'])
    expect(preview(1).element().querySelector(`a[href="${href}"]`), href).toBeVisible();
  await expect.poll(() => location.search).toMatch(new RegExp(`preview=${made[0]}`));
  await press('j');
  await expect.element(preview(2)).toMatchTextContent('2 contacts');
  await expect.element(link(2)).toHaveFocus();
  await expect.poll(() => location.search).toMatch(new RegExp(`preview=${made[1]}`));
  await expectNoSidewaysScroll();
  await expectAccessible('dark');
  await page.viewport(1000, 860);
  await expectNoSidewaysScroll();
  await expectAccessible();

  await press('Escape');
  await expect.element(preview(2)).not.toBeInTheDocument();
  await expect.element(link(2)).toHaveFocus();
  await expect.poll(() => location.search).not.toMatch(/preview=/);

  // By its address, with the focus in it, and on from there.
  await visit(`${address}&preview=${made[1]}`);
  await preview(2).getByRole('button', { name: 'Next row' }).click();
  await preview(3).getByRole('button', { name: 'Previous row' }).click();
  await expect.element(preview(2)).toMatchTextContent('2 contacts');
  await press('Escape');
  await expect.element(link(2)).toHaveFocus();
  await main.getByRole('button', { name: `Actions for ${nameOf(3)}` }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await preview(3).getByRole('link', { name: 'Open' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: nameOf(3) })).toBeVisible();

  // A phone has no room for it.
  await page.viewport(390, 860);
  await visit(`${address}&preview=${made[1]}`);
  await expect.element(link(1)).toBeVisible();
  await expect.element(preview(2)).not.toBeInTheDocument();
});

test('a preview begins with the head of the page, and counts what belongs to the record with the way to all of it', async () => {
  const name = `Headed ${Date.now()}`;
  const { id } = await call<{ id: string }>('POST', '/customer/save', { name, city: 'Kiel', countryCode: 'DE' });
  for (const at of [1, 2]) await call('POST', '/project/save', { name: `${name} ${at}`, customerId: id });
  await visit(`/register/customers?search=${encodeURIComponent(name)}&preview=${id}`, 'ADMIN');
  const preview = main.getByRole('complementary', { name });
  await expect.element(preview).toMatchTextContent(/Kiel, Germany.*Open quotes.*Running/);
  await expect.element(preview).toMatchTextContent(/Projects\s?2/);
  await expectAccessible();
  await preview.getByRole('link', { name: 'Projects' }).click();
  await expect.element(main.getByRole('link', { name: `${name} 2` })).toBeVisible();
  await expect.element(main.getByRole('row')).toHaveLength(3);
});

test('an address that names no record to preview says so, and one that does shows it', async () => {
  const { rows } = await call<{ rows: { id: string; name: string }[] }>('POST', '/project/get-grid', {});
  await visit(`/home/projects?preview=${rows[0]?.id}`);
  await expect.element(page.getByRole('complementary', { name: String(rows[0]?.name) })).toBeVisible();
  for (const preview of ['no-id', '01900000-0000-7000-8000-00000000dead']) {
    await visit(`/register/customers?preview=${preview}`);
    await expect.element(page.getByText(/preview/).first()).toBeVisible();
    await expect.element(main.getByRole('complementary')).not.toBeInTheDocument();
  }
});
