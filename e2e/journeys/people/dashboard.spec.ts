import { readFileSync } from 'node:fs';
import type { Dashboard } from '@mandate/contract/overview/dashboard.ts';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../../journey.ts';

/** The filter the page's address asks its list for. */
function filterOf(page: Page): unknown {
  return JSON.parse(new URL(page.url()).searchParams.get('filter') ?? 'null');
}

/** The figures as they are now: other journeys change what they are made of at the same time. */
function figuresNow(page: Page): Promise<Pick<Dashboard, 'figures' | 'quality'>> {
  return call(page, 'GET', '/dashboard/get?compare=none');
}

test('an SA reads the firm in numbers, goes to the lists behind them, and takes them along', async ({ page }) => {
  await signIn(page, 'SA', '/dashboard');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveTitle('Dashboard · Mandate');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Dashboard');
  const tiles = main.getByRole('list', { name: 'Figures' });
  await expect(tiles.getByRole('listitem')).toHaveCount(14);
  await expect(main).toContainText(/As of \d\d:\d\d/);

  // A figure leads to its list, which adds up to it; the way back leads to the same figures.
  await tiles.getByRole('link', { name: /^Backlog: [\d,]+\.\d\d\sEUR\. Open the list/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const filter = filterOf(page);
  await expect(async () => {
    const { figures } = await figuresNow(page);
    const aggregates = [{ field: 'contractNetBase', fn: 'sum' }];
    const added = await call<{ aggregates: { value: string }[] }>(page, 'POST', '/project/get-grid', {
      filter,
      aggregates,
    });
    const backlog = figures.find(({ figure }) => figure === 'backlog')?.value;
    expect(Number(added.aggregates[0]?.value)).toBe(Number(backlog));
  }).toPass();
  await page.goBack();
  await expect(tiles).toBeVisible();

  // Another period and comparison are in the address, and stay when it is opened again.
  const period = main.getByRole('button', { name: /^Period:/ });
  await period.click();
  await page.getByRole('menuitemradio', { name: 'Choose months…' }).click();
  const months = page.getByRole('dialog', { name: 'Choose months' });
  const year = new Date().getFullYear();
  await months.getByRole('combobox', { name: 'First month' }).selectOption(`${year}-03`);
  await months.getByRole('combobox', { name: 'Last month' }).selectOption(`${year}-01`);
  await months.getByRole('button', { name: 'Show these months' }).click();
  await expect(months).toContainText('The first month is after the last');
  await months.getByRole('combobox', { name: 'Last month' }).selectOption(`${year + 1}-12`);
  await expectAccessible(page);
  await months.getByRole('button', { name: 'Show these months' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${year}-03-01&to=${year + 1}-12-31`));
  await main.getByRole('button', { name: /^Compared with:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Previous period' }).click();
  await expect(page).toHaveURL(/compare=previous/);
  await page.reload();
  await expect(period).toHaveText(`Mar ${year} – Dec ${year + 1}`);
  await expect(main).toContainText(`compared with May ${year - 2} – Feb ${year}`);
  await expect(tiles.getByRole('listitem').first()).toContainText(/more|less|Unchanged|Nothing to compare/);

  // The months are walked by keyboard; the one that is walked to is read in the head of the chart, and leads to its list.
  const chart = main.getByRole('region', { name: 'Planned by month' });
  const columns = chart.getByRole('listitem').getByRole('link');
  await expect(columns).toHaveCount(22);
  await expect(chart.locator('svg path').first()).toBeAttached();
  await columns.first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(chart.getByRole('link', { name: new RegExp(`^Nov ${year + 1}, still to come: revenue`) })).toBeFocused();
  await expect(chart).toContainText(`Nov ${year + 1}, EUR`);

  // Its table has the same months, and their file opens in a spreadsheet without computing anything.
  await chart.getByRole('button', { name: 'Planned by month as a table' }).click();
  const table = chart.getByRole('table', { name: 'Planned by month' });
  await expect(table.getByRole('row')).toHaveCount(23);
  await expect(table.getByRole('columnheader')).toHaveText(['Month', /^Revenue/, /^Cost/, /^Margin, EUR/, 'Margin, %']);
  const downloaded = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Save Planned by month as CSV' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(`planned-by-month-${year}-03-${year + 1}-12.csv`);
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(23);
  expect(lines[1]).toMatch(new RegExp(`^Mar ${year},\\d+\\.\\d\\d,\\d+\\.\\d\\d,-?\\d+\\.\\d\\d,`));
  await expectFit(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await chart.getByRole('button', { name: 'Planned by month as a chart' }).click();

  // Explained: the same figure, its parts, and the list.
  const opener = main.getByRole('button', { name: 'Explain Planned revenue' });
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'Planned revenue, explained' });
  await expect(panel).toContainText(/[\d,]+\.\d\d\sEUR/);
  await expect(panel.getByRole('heading', { name: /^Breakdown/ })).toBeVisible();
  await expect(panel.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /^\/home\/project\//);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();

  // What lines lack leads to those lines, as many as were said.
  const quality = main.getByRole('region', { name: 'Data quality' });
  await quality.getByRole('link', { name: /^Dates: [\d,]+ of [\d,]+ lines/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Project lines' })).toBeVisible();
  await expect(main).toContainText(/\d lines/);
  const lacking = filterOf(page);
  await expect(async () => {
    const dates = (await figuresNow(page)).quality.find(({ check }) => check === 'dates');
    const { total } = await call<{ total: number }>(page, 'POST', '/project-line/get-grid', { filter: lacking });
    expect(total).toBe(Number(dates?.of) - Number(dates?.good));
  }).toPass();
  await page.goBack();
  await tiles.getByRole('link', { name: /^On-time milestones/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Milestones' })).toBeVisible();
  await main.getByRole('grid').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home\/project\//);
});

test('whose role the dashboard is not for is told why at the sign-in page, and finds the way back', async ({
  page,
}) => {
  await signIn(page, 'EDITOR', '/dashboard?compare=none');
  await expect(page).toHaveURL(/\/session\/signin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'You do not have access to this page' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('with the role EDITOR');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
});
