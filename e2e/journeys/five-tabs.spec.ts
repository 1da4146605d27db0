import type { BrowserContext, Page } from '@playwright/test';
import { expect, goWithin, seededRandom, signIn, test } from '../journey.ts';

const rounds = Number(process.env.ENDURE_ROUNDS ?? 3);
const tabCount = 5;
const lossRate = 0.1;
const longestDelay = 150;

/** Delays the replies to refreshes and loses some of them, after they reached the server. @returns the count of calls and losses */
async function loseReplies(context: BrowserContext, random: () => number) {
  const counted = { calls: 0, lost: 0 };
  await context.route('**/token/refresh', async (route) => {
    counted.calls += 1;
    const isLost = random() < lossRate;
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, random() * longestDelay));
    if (isLost) counted.lost += 1;
    await (isLost ? route.abort() : route.fulfill({ response }));
  });
  return counted;
}

/** Makes the stored access token say that it ends in a minute, in all tabs. */
async function letTokenAge(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    const [head, payload = '', signature] = (localStorage.getItem('accessToken') ?? '').split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    claims.exp = Math.floor(Date.now() / 1000) + 60;
    const changed = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    localStorage.setItem('accessToken', [head, changed, signature].join('.'));
  });
}

/** Searches the list as its address says it, and waits for the rows; a lost connection is answered by searching again. */
async function search(tab: Page, word: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const asked = `${word}${tries}`;
    const found = tab
      .waitForResponse((reply) => reply.status() === 200 && (reply.request().postData() ?? '').includes(`"${asked}"`), {
        timeout: tries < 4 ? 3000 : 10_000,
      })
      .then(() => true)
      .catch(() => false);
    await goWithin(tab, `/register/customers?search=${asked}`);
    if (await found) return tries;
    expect(tab.url(), 'nobody is signed out').not.toContain('/session/');
    expect(tries, 'searching goes on').toBeLessThan(5);
  }
}

test(`five tabs that refresh at once, with lost replies, stay signed in (${rounds} rounds)`, async ({ context }) => {
  test.setTimeout(60_000 + rounds * 4000);
  const { random, seed } = seededRandom();
  const first = await context.newPage();
  await signIn(first, 'SA', null);
  const tabs = [first];
  while (tabs.length < tabCount) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/register/customers');
    await expect(tab.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  }
  const counted = await loseReplies(context, random);
  const perRound: number[] = [];
  let again = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = counted.calls;
    await letTokenAge(first);
    const tries = await Promise.all(tabs.map((tab, index) => search(tab, `r${round}t${index}x`)));
    again += tries.filter((count) => count > 1).length;
    perRound.push(counted.calls - before);
    for (const tab of tabs) expect(tab.url(), `round ${round}, seed ${seed}`).not.toContain('/session/');
  }
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  }
  const usual = perRound.filter((calls) => calls === 1).length;
  const most = Math.max(...perRound);
  process.stdout.write(
    `seed ${seed}: ${rounds} rounds, ${counted.calls} refreshes (${usual} rounds with one, at most ${most}), ${counted.lost} replies lost, ${again} searches repeated\n`,
  );
  expect(usual, 'most rounds need one refresh').toBeGreaterThan(rounds / 2);
});

test('a refresh that gets no answer signs nobody out, even when the server refused the token', async ({ context }) => {
  const tab = await context.newPage();
  await signIn(tab, 'SA', '/register/customers');
  await expect(tab.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await context.route('**/token/refresh', (route) => route.abort());
  await letTokenAge(tab);
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
  expect(await search(tab, 'answered')).toBe(1);
});
