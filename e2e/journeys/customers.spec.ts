import { call, expect, expectAccessible, signIn, test } from '../journey.ts';

interface Saved {
  id: string;
  version: number;
}

test('a customer that is not complete says every fault at once, above and at the fields', async ({ page }) => {
  await signIn(page, 'SA', '/register/customer');
  await page.getByRole('textbox', { name: /^Website/ }).fill('not an address');
  await page
    .getByRole('textbox', { name: /^Email/ })
    .first()
    .fill('nobody');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page
    .getByRole('group', { name: 'Notes and tags' })
    .getByRole('textbox', { name: /^Notes/ })
    .fill('too long '.repeat(500));
  await page.keyboard.press('Control+s');
  const summary = page
    .getByRole('alert')
    .filter({ hasText: 'Customer not saved' })
    .or(page.getByRole('region', { name: /Customer not saved/ }));
  await expect(summary.first()).toBeVisible();
  await expect(summary.first().getByRole('link')).toHaveCount(5);
  // They are named in the order the form has them.
  const places = await summary
    .first()
    .getByRole('link')
    .evaluateAll((links) =>
      links.map(
        (link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.getBoundingClientRect().top,
      ),
    );
  expect(places).toEqual(places.toSorted((one = 0, other = 0) => one - other));
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await summary
    .first()
    .getByRole('link', { name: /Website/ })
    .click();
  await expect(page.getByRole('textbox', { name: /^Website/ })).toBeFocused();
  // A section that cannot come up to the top of the page is marked all the same by who goes to it.
  const sections = page.getByRole('navigation', { name: 'Sections' });
  for (const name of [/^Contacts/, /^Notes and tags/, /^Contacts/]) {
    await sections.getByRole('link', { name }).click();
    await expect(sections.locator('[aria-current=location]')).toHaveText(name);
  }
});

test('a customer in use cannot be deleted, and what uses it is named', async ({ page }) => {
  await signIn(page, 'SA', null);
  const customer = await call<Saved>(page, 'POST', '/customer/save', { name: `In use ${Date.now()}` });
  await call(page, 'POST', '/project/save', { name: 'The project that needs it', customerId: customer.id });
  await page.goto(`/register/customer/${customer.id}`);
  await page.getByRole('button', { name: 'More', exact: false }).first().click();
  await page.getByRole('menuitem', { name: 'Delete customer' }).click();
  await expect(page.getByRole('dialog')).toContainText('still in use');
  await expect(page.getByRole('dialog')).toContainText('The project that needs it');
  await expectAccessible(page);
});
