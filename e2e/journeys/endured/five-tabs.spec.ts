import type { BrowserContext, Page } from '@playwright/test';
import { expect, goWithin, seededRandom, signIn, test } from '../../test.ts';

const rounds = Number(process.env.ENDURE_ROUNDS ?? 3);
const tabCount = 5;
const lossRate = 0.1;
const longestDelay = 150;

/**
 * Delays the replies to refreshes and loses some of them, after they reached the server.
 * @param isNextLost is asked for each
 * @param signedToken the access token of all tabs as it was signed
 * @returns the count of calls and losses
 */
async function loseReplies(
  context: BrowserContext,
  random: () => number,
  isNextLost: () => boolean,
  signedToken: () => string,
) {
  const counted = { calls: 0, lost: 0 };
  await context.route('**/token/refresh', async (route) => {
    counted.calls += 1;
    const isLost = isNextLost();
    const sent = { ...route.request().postDataJSON(), accessToken: signedToken() };
    const response = await route.fetch({ postData: JSON.stringify(sent) });
    await new Promise((resolve) => setTimeout(resolve, random() * longestDelay));
    if (isLost) counted.lost += 1;
    await (isLost ? route.abort() : route.fulfill({ response }));
  });
  return counted;
}

/** The access token, as a tab knows it. */
function storedToken(tab: Page): Promise<string> {
  return tab.evaluate(() => localStorage.getItem('accessToken') ?? '');
}

/** Makes the stored access token say that it ends in a minute, in all tabs: no server takes it any more. */
function letTokenAge(tab: Page, token: string): Promise<void> {
  return tab.evaluate((signed) => {
    const [head, payload = '', signature] = signed.split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    claims.exp = Math.floor(Date.now() / 1000) + 60;
    const changed = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    localStorage.setItem('accessToken', [head, changed, signature].join('.'));
  }, token);
}

/** Runs in a page: what another tab stores arrives late, as it does between busy processes. @param delay in milliseconds */
function storeLate(delay: number): void {
  const known = new Map<string, string | null>(Object.entries(localStorage));
  const { getItem, setItem, removeItem } = Storage.prototype;
  Storage.prototype.getItem = function (this: Storage, key) {
    return this === localStorage ? (known.get(key) ?? null) : getItem.call(this, key);
  };
  Storage.prototype.setItem = function (this: Storage, key, value) {
    if (this === localStorage) known.set(key, value);
    setItem.call(this, key, value);
  };
  Storage.prototype.removeItem = function (this: Storage, key) {
    if (this === localStorage) known.set(key, null);
    removeItem.call(this, key);
  };
  addEventListener('storage', (event) => {
    if (!event.isTrusted || event.storageArea !== localStorage || event.key === null) return;
    event.stopImmediatePropagation();
    const { key, newValue, oldValue, storageArea } = event;
    setTimeout(() => {
      known.set(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue, storageArea }));
    }, delay);
  });
}

/** Searches the list as its address says it, and waits for the rows; a refresh whose reply is lost is answered by searching again. */
async function search(tab: Page, word: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const asked = `${word}${tries}`;
    const rows = tab.waitForResponse(
      (reply) => reply.status() === 200 && (reply.request().postData() ?? '').includes(`"${asked}"`),
    );
    const loss = tab.waitForEvent('requestfailed', (request) => request.url().endsWith('/token/refresh'));
    // The one that does not come is waited for until the tab is closed.
    const found = Promise.race([rows.then(() => true), loss.then(() => false)]);
    for (const each of [rows, loss]) each.catch(() => undefined);
    await goWithin(tab, `/register/customers?search=${asked}`);
    if (await found) return tries;
    expect(tab.url(), 'nobody is signed out').not.toContain('/session/');
  }
}

test(`five tabs that refresh at once, with lost replies, stay signed in (${rounds} rounds)`, async ({ context }) => {
  test.setTimeout(300_000 + rounds * 4000);
  const { random, seed } = seededRandom();
  const first = await context.newPage();
  await signIn(first, 'SA', null);
  const tabs = [first];
  while (tabs.length < tabCount) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/register/customers');
    await expect(tab.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  }
  let round = 0;
  // In the first round all replies arrive, in the second the first is lost; then it is chance.
  const isNextLost = () => (round <= 2 ? round === 2 && counted.lost === 0 : random() < lossRate);
  let signed = '';
  const counted = await loseReplies(context, random, isNextLost, () => signed);
  let [again, most] = [0, 0];
  for (round = 1; round <= rounds; round += 1) {
    const { calls, lost } = counted;
    signed = await storedToken(first);
    await letTokenAge(first, signed);
    const tries = await Promise.all(tabs.map((tab, index) => search(tab, `r${round}t${index}x`)));
    again += tries.filter((count) => count > 1).length;
    most = Math.max(most, counted.calls - calls);
    // All tabs go on with the one token that was fetched; only a lost one is fetched again.
    if (counted.lost === lost) expect(counted.calls - calls, `refreshes of round ${round}, seed ${seed}`).toBe(1);
    for (const tab of tabs) expect(tab.url(), `round ${round}, seed ${seed}`).not.toContain('/session/');
  }
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  }
  process.stdout.write(
    `seed ${seed}: ${rounds} rounds, ${counted.calls} refreshes (at most ${most} a round), ${counted.lost} replies lost, ${again} searches repeated\n`,
  );
  expect(counted.lost).toBeGreaterThan(0);
});

test('a tab waits for the token that another tab has fetched, even when it arrives after the lock', async ({
  context,
}) => {
  await context.addInitScript(storeLate, 100);
  const first = await context.newPage();
  await signIn(first, 'SA', null);
  const tabs = [first, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/register/customers');
    await expect(tab.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  }
  const signed = await storedToken(first);
  let asked = 0;
  await context.route('**/token/refresh', async (route) => {
    asked += 1;
    const sent = { ...route.request().postDataJSON(), accessToken: signed };
    const response = await route.fetch({ postData: JSON.stringify(sent) });
    // By then the other tab waits for the lock.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fulfill({ response });
  });
  await letTokenAge(first, signed);
  for (const tab of tabs) await expect.poll(() => storedToken(tab)).not.toBe(signed);
  await Promise.all(tabs.map((tab, index) => search(tab, `late${index}x`)));
  expect(asked).toBe(1);
});

test('a refresh that gets no answer signs no one out, even when the server refused the token', async ({ context }) => {
  const tab = await context.newPage();
  await signIn(tab, 'SA', '/register/customers');
  await expect(tab.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await context.route('**/token/refresh', (route) => route.abort());
  const signed = await storedToken(tab);
  await letTokenAge(tab, signed);
  await tab.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('unanswered');
  await expect(
    tab
      .getByRole('alert')
      .filter({ hasText: /connection/i })
      .first(),
  ).toBeVisible();
  // Longer than a session that is over takes to show the sign-in page.
  await tab.waitForTimeout(2500);
  expect(tab.url()).toContain('/register/customers');
  await context.unroute('**/token/refresh');
  await loseReplies(
    context,
    () => 0,
    () => false,
    () => signed,
  );
  expect(await search(tab, 'answered')).toBe(1);
});
