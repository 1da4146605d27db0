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
