import { call, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../journey.ts';

test('a record is looked at beside its list by the keyboard alone', async ({ page }) => {
  await signIn(page, 'SA', null);
  const name = `Previewed ${Date.now()}`;
  const nameOf = (place: number) => `${name} ${place}`;
  const contacts = [{ lastName: 'Byron', isPrimary: true }, { lastName: 'Hopper' }];
  const made: string[] = [];
  for (const place of [1, 2, 3]) {
    const told = {
      language: 'de',
      email: 'office@kiel.example',
      phone: '+49431123450',
      website: 'https://kiel.example',
    };
    const body = {
      name: nameOf(place),
      countryCode: 'DE',
      city: 'Kiel',
      ...told,
      contacts: place === 2 ? contacts : [],
    };
    made.push((await call<{ id: string }>(page, 'POST', '/customer/save', body)).id);
  }
  const address = `/register/customers?search=${encodeURIComponent(name)}&sort=name`;
  await page.goto(address);
  const main = page.getByRole('main');
  const link = (place: number) => main.getByRole('link', { name: nameOf(place) });
  const preview = (place: number) => main.getByRole('complementary', { name: nameOf(place) });
  await expect(link(1)).toBeVisible();

  await page.getByRole('link', { name: 'Skip to the list' }).focus();
  await page.keyboard.press('Enter');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press(' ');
  await expect(preview(1)).toContainText('Kiel');
  await expect(preview(1)).toContainText(/Germany.*LanguageGerman/);
  for (const address of ['mailto:office@kiel.example', 'tel:+49431123450', 'https://kiel.example/'])
    await expect(preview(1).locator(`a[href="${address}"]`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`preview=${made[0]}`));
  await page.keyboard.press('j');
  await expect(preview(2)).toContainText('2 contacts');
  await expect(link(2)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`preview=${made[1]}`));
  for (const [width, colorScheme] of [
    [1440, 'dark'],
    [1000, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  await page.keyboard.press('Escape');
  await expect(preview(2)).toHaveCount(0);
  await expect(link(2)).toBeFocused();
  await expect(page).not.toHaveURL(/preview=/);

  // By its address, with the focus in it, and on from there.
  await page.goto(`${address}&preview=${made[1]}`);
  await preview(2).getByRole('button', { name: 'Next row' }).click();
  await preview(3).getByRole('button', { name: 'Previous row' }).click();
  await expect(preview(2)).toContainText('2 contacts');
  await page.keyboard.press('Escape');
  await expect(link(2)).toBeFocused();
  await main.getByRole('button', { name: `Actions for ${nameOf(3)}` }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await preview(3).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: nameOf(3) })).toBeVisible();

  // A phone has no room for it.
  await page.setViewportSize({ width: 390, height: 860 });
  await page.goto(`${address}&preview=${made[1]}`);
  await expect(link(1)).toBeVisible();
  await expect(preview(2)).toHaveCount(0);
});

test('an address that names no record to look at is told of, and one that does shows it, whichever comes first', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const { rows } = await call<{ rows: { id: string; name: string }[] }>(page, 'POST', '/project/get-grid', {});
  await page.goto(`/home/projects?preview=${rows[0]?.id}`);
  await expect(page.getByRole('complementary', { name: String(rows[0]?.name) })).toBeVisible();
  for (const preview of ['no-id', '01900000-0000-7000-8000-00000000dead']) {
    await page.goto(`/register/customers?preview=${preview}`);
    await expect(page.getByText(/preview/).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('complementary')).toHaveCount(0);
  }
});
