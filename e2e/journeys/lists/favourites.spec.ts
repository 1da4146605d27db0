import type { Browser, Page } from '@playwright/test';
import { call, expect, expectAccessible, expectNoSidewaysScroll, goWithin, signIn, test } from '../../journey.ts';
import { password } from '../../setup/start-product.ts';

/** A browser in which somebody is signed in. */
async function browserOf(browser: Browser, from: Page, email: string, address: string): Promise<Page> {
  const reply = await from.request.post('/account/verify-account', { data: { username: email, password } });
  const { accessToken, refreshToken } = (await reply.json()).data as Record<string, string>;
  const { origin } = new URL(from.url());
  const localStorage = Object.entries({ accessToken, refreshToken, rememberMe: 'true' }).map(([name, value]) => ({
    name,
    value: String(value),
  }));
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const page = await (await browser.newContext({ baseURL: origin, storageState })).newPage();
  await page.goto(address);
  return page;
}

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const pinned = (page: Page) => main(page).getByRole('list', { name: 'Pinned' }).getByRole('link');
const recent = (page: Page) => main(page).getByRole('list', { name: 'Recent' }).getByRole('link');

test('what a person pins stands in the navigation in their own order, in every browser of theirs, and goes with the record', async ({
  page,
  browser,
}) => {
  await signIn(page, 'SA', '/home/profile');
  const mark = crypto.randomUUID().slice(0, 8);
  const people = await Promise.all(
    ['Fay', 'Finn'].map(async (name) => {
      const email = `${name}-${mark}@mandate.example`;
      await call(page, 'POST', '/account/save', { fullName: name, email, role: 'ADMIN', password });
      return email;
    }),
  );
  const customers = await Promise.all(
    ['Amber', 'Birch'].map((name) =>
      call<{ id: string; code: string }>(page, 'POST', '/customer/save', { name: `${name} ${mark}` }),
    ),
  );
  const [amber, birch] = customers.map(({ id }) => `/register/customer/${id}`);
  const fay = await browserOf(browser, page, String(people[0]), String(amber));
  const { id: viewId } = await call<{ id: string }>(fay, 'POST', '/view/save', {
    ...{ name: `Harbours ${mark}`, list: 'customer', state: { search: mark } },
  });

  // A record is pinned in its head, a view in the menu of its list.
  const pin = fay.getByRole('main').getByRole('button', { name: `Pin Amber ${mark}` });
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await pin.click();
  await expect(fay.getByRole('button', { name: `Unpin Amber ${mark}` })).toHaveAttribute('aria-pressed', 'true');
  await expect(pinned(fay)).toHaveText([`Amber ${mark}`]);
  await expect(pinned(fay)).toHaveAttribute('aria-current', 'page');
  await goWithin(fay, `/register/customers?view=${viewId}`);
  await fay.getByRole('main').getByRole('button', { name: 'Views' }).click();
  await fay.getByRole('menuitem', { name: 'Pin view to the navigation' }).click();
  await expect(pinned(fay)).toHaveText([`Amber ${mark}`, `Harbours ${mark}`]);
  await expect(pinned(fay).nth(1)).toHaveAttribute('aria-current', 'page');

  // The keyboard moves it, and it says where it stands.
  const kept = fay.waitForResponse((reply) => reply.url().endsWith('/favourite/reorder') && reply.ok());
  await pinned(fay).nth(1).focus();
  await fay.keyboard.press('Alt+ArrowUp');
  await expect(pinned(fay)).toHaveText([`Harbours ${mark}`, `Amber ${mark}`]);
  await expect(pinned(fay).first()).toBeFocused();
  await expect(main(fay).getByRole('status')).toHaveText(`Harbours ${mark} is now 1 of 2.`);
  await kept;

  // Another browser of hers has it in that order, another person has nothing of it.
  const again = await browserOf(browser, page, String(people[0]), String(birch));
  await expect(pinned(again)).toHaveText([`Harbours ${mark}`, `Amber ${mark}`]);
  await pinned(again).first().dragTo(pinned(again).nth(1));
  await expect(pinned(again)).toHaveText([`Amber ${mark}`, `Harbours ${mark}`]);
  const finn = await browserOf(browser, page, String(people[1]), String(birch));
  await expect(main(finn).getByRole('button', { name: 'Recent' })).toBeVisible();
  await expect(pinned(finn)).toHaveCount(0);

  // It goes by the name the record has, goes with it and comes back.
  await pinned(again).first().click();
  await again.getByRole('textbox', { name: 'Name', exact: true }).fill(`Azure ${mark}`);
  await again.keyboard.press('Control+s');
  await expect(pinned(again).first()).toHaveText(`Azure ${mark}`);
  await again.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await again.getByRole('menuitem', { name: 'Delete customer' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Delete customer' }).click();
  await expect(pinned(again)).toHaveText([`Harbours ${mark}`]);
  await again.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(pinned(again)).toHaveText([`Azure ${mark}`, `Harbours ${mark}`]);

  // What was opened last is on top of what is recent, which stays open once it was opened.
  await main(again).getByRole('button', { name: 'Recent' }).click();
  await expect(recent(again)).toHaveText([`Azure ${mark}`, `Birch ${mark}`]);
  await recent(again).nth(1).click();
  await expect(again.getByRole('heading', { level: 1, name: `Birch ${mark}` })).toBeVisible();
  await expect(recent(again)).toHaveText([`Birch ${mark}`, `Azure ${mark}`]);
  await expect(recent(again).first()).toHaveAttribute('aria-current', 'page');
  await expectAccessible(again);

  // On a phone the drawer has all of it, and closes once one is followed.
  await again.setViewportSize({ width: 320, height: 700 });
  await again.emulateMedia({ colorScheme: 'dark' });
  await again.getByRole('button', { name: 'Show navigation' }).click();
  await main(again)
    .getByRole('button', { name: `Arrange Azure ${mark}` })
    .click();
  await again.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(pinned(again)).toHaveText([`Harbours ${mark}`, `Azure ${mark}`]);
  await expectAccessible(again);
  await expectNoSidewaysScroll(again);
  await main(again)
    .getByRole('button', { name: `Arrange Azure ${mark}` })
    .click();
  await again.getByRole('menuitem', { name: 'Unpin' }).click();
  await expect(pinned(again)).toHaveText([`Harbours ${mark}`]);
  await pinned(again).click();
  await expect(again).toHaveURL(new RegExp(`view=${viewId}`));
  await expect(main(again)).toBeHidden();
});
