import type { Page } from '@playwright/test';
import { call, expect, goWithin, signIn, test } from '../journey.ts';

/** Counts the breaches of the page's policy. */
async function breaches(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteBreach', (breach: string) => void seen.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { noteBreach } = window as unknown as { noteBreach: (breach: string) => void };
      noteBreach(`${violatedDirective} ${blockedURI}`);
    });
  });
  return seen;
}

test('a walk over all screens breaks the policy of the page nowhere', async ({ page }) => {
  const seen = await breaches(page);
  for (const address of ['signin', 'signup', 'forgot-password', 'reset-password#x', '404']) {
    await page.goto(`/session/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signIn(page);
  const first = async (noun: string) =>
    (await call<{ rows: { id: string }[] }>(page, 'POST', `/${noun}/get-grid`, {})).rows[0]?.id;
  const records = {
    project: '/home/project',
    customer: '/register/customer',
    personnel: '/register/personnel',
    account: '/register/user',
  };
  const addresses = [
    '/home/projects',
    '/register/customers',
    '/register/personnels',
    '/register/users',
    '/home/profile',
  ];
  for (const [noun, editor] of Object.entries(records)) addresses.push(editor, `${editor}/${await first(noun)}`);
  for (const address of addresses) {
    await goWithin(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  await page.goto(`/home/project/${await first('project')}`);
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(seen).toEqual([]);
});

test('a script, a style and markup put into the page do nothing', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: String(baseURL) });
  const seen = await breaches(page);
  await page.goto('/session/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.evaluate(() => {
    const tried = (work: () => void): string => {
      try {
        work();
        return 'done';
      } catch (problem) {
        return (problem as Error).name;
      }
    };
    const script = document.createElement('script');
    const scripted = tried(() => {
      script.textContent = 'window.planted = 1';
      document.body.append(script);
    });
    const marked = tried(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.planted = 1">');
    });
    const image = new Image();
    image.setAttribute('data-x', '');
    const handled = tried(() => image.setAttribute('onerror', 'window.planted = 1'));
    image.src = 'https://elsewhere.example/x.png';
    document.body.append(image);
    return { scripted, marked, handled };
  });
  // The last of what is tried: by then the others have been told of as well.
  await expect.poll(() => seen.some((breach) => breach.startsWith('img-src https://elsewhere.example'))).toBe(true);
  expect(refused).toEqual({ scripted: 'TypeError', marked: 'TypeError', handled: 'TypeError' });
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  expect(seen.filter((breach) => breach.startsWith('require-trusted-types-for'))).not.toHaveLength(0);
  await page.close();
});

test('after signing out the way back shows no data', async ({ page }) => {
  await signIn(page);
  const { rows } = await call<{ rows: { id: string; name: string }[] }>(page, 'POST', '/customer/get-grid', {
    pageSize: 1,
  });
  const customer = rows[0];
  await page.goto('/register/customers');
  await page.goto(`/register/customer/${customer?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: customer?.name ?? '' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Super administrator/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/session\/signin$/);
  for (let back = 0; back < 2; back += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.body.textContent)).not.toContain(customer?.name);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  }
});
