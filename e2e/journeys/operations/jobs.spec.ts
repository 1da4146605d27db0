import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openAsNewcomer } from '../../open-as-newcomer.ts';
import { askAgain, call, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../test.ts';
import { whileSlow } from '../../while-slow.ts';

/** Begins the trial run of an import of a number of customers; nothing of it is stored. @returns the name of the file and the address of its page */
async function beginTrial(page: Page, count: number): Promise<{ file: string; address: string }> {
  const file = `trial-${Date.now()}-${count}.csv`;
  const prepared = await page.evaluate(
    async ([name, rows]) => {
      const lines = Array.from({ length: Number(rows) }, (_, row) => `Trial Customer ${row}`);
      const form = new FormData();
      form.set('file', new File([`Name\r\n${lines.join('\r\n')}\r\n`], String(name), { type: 'text/csv' }));
      const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      const reply = await fetch('/customer/prepare-import', { method: 'POST', headers, body: form });
      return (await reply.json()).data as { importId: string };
    },
    [file, count] as const,
  );
  const plan = { mapping: [{ header: 'Name', field: 'name' }], matchBy: null, onError: 'skip', allowDuplicates: true };
  await call(page, 'POST', '/customer/import', { importId: prepared.importId, ...plan, dryRun: true });
  return { file, address: `/register/customers/import/${prepared.importId}` };
}

const jobsButton = (page: Page): Locator => page.getByRole('button', { name: /^Activity(, \d+ running)?$/ });
const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ });
const panel = (page: Page, name: 'Activity' | 'Notifications'): Locator => page.getByRole('dialog', { name });

async function openJob(page: Page, file: string): Promise<Locator> {
  await jobsButton(page).focus();
  await page.keyboard.press('Enter');
  return panel(page, 'Activity').getByRole('listitem', { name: `Trial run of ${file}` });
}

async function doneOf(job: Locator): Promise<number> {
  return Number(await job.getByRole('progressbar').getAttribute('aria-valuenow'));
}

test('a long job is followed on every page, after a reload and in a second tab, and cancelled where it is', async ({
  page,
  context,
  product,
}) => {
  await signIn(page, 'ADMIN');
  await whileSlow(product, 'customers', () => followLongJob(page, context));
});

async function followLongJob(page: Page, context: BrowserContext): Promise<void> {
  const { file, address } = await beginTrial(page, 12_000);
  await expect(page.getByRole('button', { name: /^Activity, \d+ running$/ })).toBeVisible();
  const job = await openJob(page, file);
  await expect(job.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '12000');
  const before = await doneOf(job);
  await expect.poll(() => doneOf(job)).toBeGreaterThan(before);
  await expect(job).toContainText(/[\d,]+ of 12,000/);
  await expect(job.getByRole('link', { name: 'Open' })).toHaveAttribute('href', address);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Activity')).toHaveCount(0);
  await expect(jobsButton(page)).toBeFocused();

  await page.reload();
  await expect(await openJob(page, file)).toContainText('Running');
  await page.setViewportSize({ width: 320, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto('/register/customers');
  const there = await openJob(other, file);
  await there.getByRole('button', { name: 'Cancel' }).click();
  for (const each of [there, job]) {
    await expect(each).toContainText('Cancelled');
    await expect(each).toContainText(/Stopped after [\d,]+ of 12,000\./);
    await expect(each.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  }
  // The button went; the focus did not.
  await expect(there).toBeFocused();
  await expect(panel(other, 'Activity').getByRole('status').first()).toHaveText(
    new RegExp(`^Trial run of ${file}: Cancelled`),
  );
}

test('the end of a job is announced in a toast and at the bell, and both lead to the job', async ({ page }) => {
  // Nobody's jobs wait for those of others.
  // The first stream is cut off: what is told is heard on the next.
  let streams = 0;
  await page.route('**/event/stream', (route) => {
    streams += 1;
    if (streams > 1) return route.continue();
    return route.fulfill({ status: 200, contentType: 'text/event-stream', body: 'retry: 100\n\n' });
  });
  await signIn(page, 'SA');
  await expect.poll(() => streams).toBe(2);
  const { file, address } = await beginTrial(page, 3);
  const told = page.getByRole('region', { name: 'Notifications' }).getByText(file);
  await expect(told).toHaveText(`Trial run of ${file} is done. 3 would be created.`);
  await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const notification = panel(page, 'Notifications').getByRole('listitem').filter({ hasText: file });
  await expect(notification).toContainText('Unread');
  await expect(notification).toContainText('3 would be created');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await notification.getByRole('link').press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(panel(page, 'Notifications')).toHaveCount(0);

  await bell(page).click();
  await expect(notification).toBeVisible();
  await expect(notification).not.toContainText('Unread');
  await page.keyboard.press('Escape');
  await page.goto('/register/places');
  const second = await beginTrial(page, 2);
  await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  await bell(page).click();
  const later = panel(page, 'Notifications').getByRole('listitem').filter({ hasText: second.file });
  await expect(later).toContainText('Unread');
  await panel(page, 'Notifications').getByRole('button', { name: 'Mark all as read' }).click();
  await expect(later).not.toContainText('Unread');
  await page.reload();
  await bell(page).click();
  await expect(later).toBeVisible();
  await expect(later).not.toContainText('Unread');
});

test('a person without jobs reads what jobs are for, and a list that cannot be read can be tried again', async ({
  page,
}) => {
  await openAsNewcomer(page, '/home/projects', { role: 'GUEST' });
  await bell(page).click();
  await expect(panel(page, 'Notifications').getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await page.route('**/job/get-grid', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await jobsButton(page).click();
  await expect(panel(page, 'Activity').getByRole('alert')).toContainText('Activity could not be loaded');
  await page.unroute('**/job/get-grid');
  const again = panel(page, 'Activity').getByRole('button', { name: 'Try again' });
  await askAgain(again, panel(page, 'Activity').getByRole('heading', { name: 'No activity yet' }));
});
