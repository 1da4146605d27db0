import type { Page } from '@playwright/test';
import { call, expect, signIn, test } from '../../test.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });

for (const [noun, address] of [
  ['customer', '/register/customer'],
  ['project', '/home/project'],
] as const) {
  test(`what is typed while a new ${noun} is being saved stays`, async ({ page }) => {
    await signIn(page, 'SA', null);
    const name = `Slow ${Date.now()}`;
    const later = field(page, noun === 'customer' ? /^City/ : /^Customer reference/);
    await page.goto(address);
    await field(page, 'Name').fill(name);
    if (noun === 'project') await page.getByRole('checkbox', { name: 'Internal project' }).check();
    let arrive = (): void => undefined;
    const wait = new Promise<void>((done) => {
      arrive = done;
    });
    await page.route(`**/${noun}/save`, async (route) => {
      await wait;
      await route.continue();
    });
    await page.keyboard.press('Control+s');
    await later.fill('Typed meanwhile');
    arrive();
    await expect(page).toHaveURL(new RegExp(`${address}/[0-9a-f-]{36}(/edit)?$`));
    await expect(later).toHaveValue('Typed meanwhile');
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('unsaved change')).toHaveCount(0);
    const found = await call<{ total: number }>(page, 'POST', `/${noun}/get-grid`, { search: name });
    expect(found.total).toBe(1);
  });
}
