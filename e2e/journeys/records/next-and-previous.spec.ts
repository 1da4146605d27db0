import { pressAhead } from '../../press-ahead.ts';
import { call, expect, expectAccessible, openForm, signIn, test } from '../../test.ts';

const onPage = 25;

test('next and previous lead through the whole list, across pages and past records that no longer match', async ({
  page,
}) => {
  // All rows of a page are in sight.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await signIn(page, 'SA', null);
  const name = `Neighbour ${Date.now()}`;
  const nameOf = (place: number) => `${name} ${String(place).padStart(2, '0')}`;
  const made: string[] = [];
  for (let place = 1; place <= onPage + 2; place += 1) {
    const body = { name: nameOf(place), countryCode: 'DE' };
    made.push((await call<{ id: string }>(page, 'POST', '/customer/save', body)).id);
  }
  const filter = JSON.stringify({ all: [{ field: 'status', operator: 'is', value: 'active' }] });
  const asked = new URLSearchParams({ search: name, pageSize: String(onPage), sort: 'name', filter });
  await page.goto(`/register/customers?${asked}`);
  const main = page.getByRole('main');
  const title = (place: number) => page.getByRole('heading', { level: 1, name: nameOf(place) });
  const beside = main.getByRole('navigation', { name: 'Records of the list' });
  const next = main.getByRole('link', { name: 'Next record' });
  const previous = main.getByRole('link', { name: 'Previous record' });

  await main.getByRole('link', { name: nameOf(onPage) }).click();
  await expect(title(onPage)).toBeVisible();
  await expect(beside).toContainText(`${onPage} of ${onPage + 2}`);
  // From form to form as from page to page.
  await openForm(page);
  await expect(beside).toContainText(`${onPage} of ${onPage + 2}`);
  await next.click();
  await expect(title(onPage + 1)).toBeVisible();
  await expect(beside).toContainText(`${onPage + 1} of ${onPage + 2}`);

  // It leaves the filter; the way on does not.
  await main.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'On hold' });
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`${nameOf(onPage + 1)} saved.`).first()).toBeVisible();
  await expect(beside).toContainText(`${onPage + 1} of ${onPage + 2}`);
  await expectAccessible(page);
  await title(onPage + 1).focus();
  await page.keyboard.press('j');
  await expect(title(onPage + 2)).toBeFocused();
  await expect(next).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(title(onPage + 1)).toBeFocused();

  // Who presses twice is faster than the page.
  await pressAhead(previous, previous);
  await expect(title(onPage - 1)).toBeFocused();
  await pressAhead(next, next);
  await expect(title(onPage + 1)).toBeFocused();

  // What is unsaved is asked about.
  await main.getByRole('textbox', { name: 'Legal name' }).fill('Not to be lost');
  await next.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(main.getByRole('textbox', { name: 'Legal name' })).toHaveValue('Not to be lost');
  await next.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(title(onPage + 2)).toBeVisible();

  await page.reload();
  await expect(beside).toContainText(`${onPage + 2} of ${onPage + 2}`);
  await main.getByRole('link', { name: 'Back' }).click();
  await expect(main.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Customers' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(main.getByRole('link', { name: nameOf(onPage + 2) })).toBeFocused();

  // The browser's own way back leads to the row shown last, too.
  await main.getByRole('link', { name: nameOf(onPage + 2) }).click();
  await previous.click();
  await expect(title(onPage + 1)).toBeVisible();
  await previous.click();
  await expect(title(onPage)).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('link', { name: nameOf(onPage) })).toBeFocused();
  await expect(page).not.toHaveURL(/[?&]page=/);
  // Other journeys count the customers.
  for (const id of made) await call(page, 'DELETE', `/customer/remove/${id}`);
});

test('text typed before the whole record has loaded is kept, and saved with it', async ({ page }) => {
  await signIn(page, 'SA', null);
  const name = `Opened early ${Date.now()}`;
  const notes = 'Written before';
  const { id } = await call<{ id: string }>(page, 'POST', '/customer/save', { name, countryCode: 'DE', notes });
  const main = page.getByRole('main');
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(`**/customer/get-by-id/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  // The list may fetch the record ahead, as soon as it shows its row.
  await page.goto(`/register/customers?search=${encodeURIComponent(name)}`);
  await main.getByRole('link', { name }).click();
  await openForm(page);
  await main.getByRole('textbox', { name: /^City/ }).fill('Typed early');
  // What the row does not tell waits: nobody can type there yet.
  await expect(main.locator('[inert]').getByRole('textbox', { name: 'Notes' })).toHaveCount(1);
  await page.keyboard.press('Control+s');
  letCome();
  await expect(page.getByText(`${name} saved.`).first()).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Notes' })).toHaveValue(notes);
  await expect(main.locator('[inert]')).toHaveCount(0);
  const saved = await call<{ city: string; notes: string }>(page, 'GET', `/customer/get-by-id/${id}`);
  expect(saved).toMatchObject({ city: 'Typed early', notes });
});
