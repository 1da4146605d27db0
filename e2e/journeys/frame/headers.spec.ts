import type { Locator, Page } from '@playwright/test';
import { call, expect, expectAccessible, expectFit, goWithin, signIn, test } from '../../test.ts';

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

test('no screen breaks the security policy of the page', async ({ page }) => {
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

/** Pastes markup as a browser does. */
function paste(place: Locator, html: string): Promise<void> {
  return place.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('markup gets into the page only through its three trusted makers, and all three keep working', async ({
  page,
}) => {
  const seen = await breaches(page);
  const makers: string[] = [];
  await page.exposeFunction('noteMaker', (name: string) => void makers.push(name));
  await page.addInitScript(() => {
    const { trustedTypes, noteMaker } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      noteMaker: (name: string) => void;
    };
    const create = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name, rules) => {
      noteMaker(name);
      return create(name, rules);
    };
  });
  await signIn(page, 'SA', null);
  const { id } = await call<{ id: string }>(page, 'POST', '/project/save', { name: 'Of markup', isInternal: true });
  await call(page, 'POST', '/note/save', {
    recordId: id,
    kind: 'risk',
    body: '<p>Written <strong>before</strong></p>',
  });
  await page.goto('/map');
  await expect(page.getByRole('group', { name: 'Map controls: The world' })).toBeVisible();
  await goWithin(page, '/forms/editor');
  const text = page.getByRole('textbox', { name: 'Text' });
  await paste(text, '<p>Pasted <em>here</em></p>');
  await expect(text.locator('em', { hasText: 'here' })).toBeVisible();
  await goWithin(page, `/home/project/${id}`);
  const notes = page.getByRole('group', { name: 'Notes' });
  await expect(notes.locator('strong', { hasText: 'before' })).toBeVisible();
  await notes.getByRole('button', { name: 'Write a note' }).click();
  const note = notes.getByRole('textbox', { name: 'New note' });
  await paste(note, '<p>Pasted <strong>there</strong></p>');
  await expect(note.locator('strong', { hasText: 'there' })).toBeVisible();
  expect(makers.sort()).toEqual(['ProseMirrorClipboard', 'default', 'dompurify']);
  expect(seen).toEqual([]);
});

test('the API reference can be read under the same policy, by keyboard and on a phone', async ({ page }) => {
  const seen = await breaches(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible();
  await expectFit(page);
  await page.getByRole('link', { name: 'POST /customer/save' }).click();
  await expect(page).toHaveURL(/\/docs\/customer#post-customer-save$/);
  const save = page.locator('#post-customer-save');
  await save.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(save.getByRole('cell', { name: 'contacts[].lastName' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectFit(page);
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
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    const made = tried(() => trustedTypes.createPolicy('another', { createHTML: (markup: string) => markup }));
    image.src = 'https://elsewhere.example/x.png';
    document.body.append(image);
    return { scripted, marked, handled, made };
  });
  // The last of what is tried: by then the others have been told of as well.
  await expect.poll(() => seen.some((breach) => breach.startsWith('img-src https://elsewhere.example'))).toBe(true);
  expect(refused).toEqual({ scripted: 'TypeError', marked: 'TypeError', handled: 'TypeError', made: 'TypeError' });
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  expect(seen.filter((breach) => breach.startsWith('require-trusted-types-for'))).not.toHaveLength(0);
  await page.close();
});

test('after signing out, going back shows no data', async ({ page }) => {
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
