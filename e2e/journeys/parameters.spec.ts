import { call, expect, expectFit, signIn, test } from '../journey.ts';

interface Saved {
  id: string;
  code: string;
}

test('a numbering pattern shows the next three numbers, and the next record is numbered by it', async ({ page }) => {
  await signIn(page, 'ADMIN');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Parameters' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parameters' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Numbering' }).click();
  await page.getByRole('group', { name: 'Numbering' }).getByRole('link', { name: 'Place numbers' }).click();
  const pattern = page.getByRole('textbox', { name: 'Place numbers' });
  const next = page.getByRole('list', { name: 'Next three numbers' });
  await expect(next.getByRole('listitem')).toHaveCount(3);

  await pattern.fill('no counter');
  await expect(next).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(pattern).toHaveAttribute('aria-invalid', 'true');
  const start = `Q${Date.now() % 100_000}-`;
  await pattern.fill(`${start}{SEQ:3}`);
  await expect(next.getByRole('listitem')).toHaveText([`${start}001`, `${start}002`, `${start}003`]);
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect(page.getByText('Place numbers saved.')).toBeVisible();
  const place = await call<Saved>(page, 'POST', '/place/save', { name: `Place ${start}`, kind: 'venue' });
  expect(place.code).toBe(`${start}001`);

  // A number somebody typed ahead is stepped over, and the preview says so.
  await call(page, 'POST', '/place/save', { name: `Other ${start}`, kind: 'venue', code: `${start}002` });
  await page.reload();
  await expect(next.getByRole('listitem').first()).toHaveText(`${start}003`);
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await expect(pattern).toHaveValue('L{SEQ:4}');
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect(page.getByRole('group', { name: 'History' }).getByText(`${start}{SEQ:3}`)).toHaveCount(2);
});

test('an item added to a list is offered, and once it is used it can be retired but not taken out', async ({
  page,
}) => {
  await signIn(page, 'SA', '/register/parameters?search=seniorit');
  await page.getByRole('link', { name: 'Seniorities' }).click();
  const label = `Trainee ${Date.now() % 100_000}`;
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('textbox', { name: 'Label' }).last().fill(label);
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(/^trainee\d+$/);
  await page.getByRole('button', { name: 'Colour of Trainee' }).click();
  await page.getByRole('menuitem', { name: 'Teal' }).click();
  const up = page.getByRole('button', { name: `Move ${label} up` });
  await up.press('Enter');
  await expect(up).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Seniorities saved.')).toBeVisible();

  const { id } = await call<Saved>(page, 'POST', '/customer/save', { name: `Pays for ${label}` });
  await page.goto(`/register/customer/${id}`);
  await page.getByRole('button', { name: 'Add price' }).click();
  const dialog = page.getByRole('dialog', { name: 'New price' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('80');
  await dialog.getByRole('combobox', { name: 'Seniority' }).selectOption(label);
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect(page.getByRole('group', { name: 'Rates' })).toContainText(label);

  await page.goto('/register/parameters?search=seniorit');
  await page.getByRole('link', { name: 'Seniorities' }).click();
  await page.getByRole('button', { name: `Remove ${label}` }).click();
  await page.getByRole('button', { name: 'Save parameter' }).click();
  const list = page.getByRole('group', { name: 'Value' });
  await expect(list.getByText(`"${label}" is in use (1) and cannot be removed.`, { exact: false })).toBeVisible();
  await list.getByRole('button', { name: 'Deactivate it' }).click();
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect(page.getByText('Seniorities saved.').last()).toBeVisible();
  await page.goto(`/register/customer/${id}`);
  await page.getByRole('button', { name: 'Add price' }).click();
  const choices = page.getByRole('dialog').getByRole('combobox', { name: 'Seniority' });
  await expect(choices.getByRole('option', { name: 'Senior', exact: true })).toHaveCount(1);
  await expect(choices.getByRole('option', { name: label })).toHaveCount(0);
});

test('a custom parameter is made, changed, deleted, taken back, and restored from the deleted ones', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', '/register/parameters');
  await page.getByRole('link', { name: 'New parameter' }).click();
  const label = `Travel limit ${Date.now() % 100_000}`;
  await page.getByRole('textbox', { name: 'Label' }).fill(label);
  await expect(page.getByRole('textbox', { name: 'Key' })).toHaveValue(/^custom\.travelLimit\d+$/);
  await page.getByRole('textbox', { name: 'Key' }).fill('no key');
  await expect(page.getByText('Choose a value type first.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Value type' }).selectOption('Whole number');
  await page.getByRole('textbox', { name: 'Maximum' }).fill('500');
  const value = page.getByRole('group', { name: 'Value' }).getByRole('textbox', { name: 'Value' });
  await value.fill('900');
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect(page.getByRole('textbox', { name: 'Key' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Key' }).fill(`custom.travelLimit${Date.now()}`);
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await value.fill('400');
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Value type' })).toHaveValue('Whole number');
  await value.fill('450');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('group', { name: 'History' }).getByText('450')).toBeVisible();

  const remove = async () => {
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete parameter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete parameter' }).click();
    await expect(page.getByText(`${label} deleted.`)).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`${label} restored.`)).toBeVisible();
  await page.goto(`/register/parameters?search=${encodeURIComponent(label)}`);
  await page.getByRole('group', { name: 'Custom' }).getByRole('link', { name: label }).click();
  await remove();
  await page.goto(`/register/parameters?deleted=only&search=${encodeURIComponent(label)}`);
  await page.getByRole('button', { name: `Restore ${label}` }).click();
  await expect(page.getByText(`${label} restored.`)).toBeVisible();
});

test('a custom list has its items in the order they are given, and JSON that is none is not saved', async ({
  page,
}) => {
  await signIn(page, 'SA', '/register/parameter');
  const stamp = Date.now();
  await page.getByRole('textbox', { name: 'Label' }).fill(`Regions ${stamp}`);
  await page.getByRole('textbox', { name: 'Key' }).fill(`custom.regions${stamp}`);
  const kind = page.getByRole('combobox', { name: 'Value type' });
  await kind.selectOption('JSON');
  const text = page.getByRole('group', { name: 'Value' }).getByRole('textbox', { name: 'Value' });
  await text.fill('{ "north": ');
  await expect(page.getByText('Enter valid JSON.')).toBeVisible();
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect(page.getByRole('alert', { name: /Parameter not saved/ })).toBeVisible();
  await kind.selectOption('List');
  const list = page.getByRole('group', { name: 'Value' });
  await list.getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('North');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Südwest');
  await list.getByRole('button', { name: 'Move Südwest up' }).click();
  await page.getByRole('button', { name: 'Save parameter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Regions ${stamp}` })).toBeVisible();
  await page.goto(`/register/parameters?search=${stamp}`);
  await expect(page.getByRole('group', { name: 'Custom' })).toContainText('SüdwestNorth');
});

test('the name of the firm stands at the top of the navigation as soon as it is saved', async ({ page }) => {
  await signIn(page, 'SA', '/register/parameters?search=company.name');
  await page.getByRole('link', { name: 'Name of the firm' }).click();
  await page.getByRole('textbox', { name: 'Name of the firm' }).fill('Fjordlys Consulting');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Fjordlys Consulting')).toBeVisible();
});

test('an ADMIN reads what only an SA changes, an EDITOR reads, a GUEST is told whom to ask', async ({ browser }) => {
  for (const role of ['ADMIN', 'EDITOR'] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, role, '/register/parameters?search=base currency');
    await expect(page.getByText('EUR Euro')).toBeVisible();
    await page.getByRole('link', { name: 'Base currency' }).click();
    await expect(page.getByText('You can view this record,', { exact: false })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Value' })).toContainText('EUR Euro');
    await expect(page.getByRole('combobox', { name: 'Base currency' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0);
    await page.goto('/register/parameters?search=allowed domains');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await context.close();
  }
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, 'GUEST', '/register/parameters');
  await expect(page.getByText('You do not have access to this page')).toBeVisible();
  await expect(page.getByText('It is available to SA, ADMIN, and EDITOR', { exact: false })).toBeVisible();
  await context.close();
});

test('the search, the deleted ones and the way back are kept in the address', async ({ page }) => {
  await signIn(page, 'SA', '/register/parameters?search=format&nonsense=1');
  await expect(page.getByText('Some parts of the address were not recognised', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Number format' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Base currency' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Number format' }).click();
  await expect(page.getByRole('combobox', { name: 'Number format' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Number format' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing has this');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('link', { name: 'Base currency' })).toBeVisible();
});

test('the editors of a list and of a numbering fit every window, light and dark', async ({ page }) => {
  await signIn(page, 'SA', '/register/parameters');
  for (const name of ['Roles in a project', 'Customer numbers']) {
    await page.goto(`/register/parameters?search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('group', { name: 'Value' })).toBeVisible();
    await expectFit(page, [1440, 320]);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
