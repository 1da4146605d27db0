import type { Dashboard } from '@mandate/contract/overview/dashboard.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../testing/fit.ts';
import { focus, press } from '../../../testing/press-and-type.ts';
import { call, comeBack, textsOf, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');
const title = (name: string) => page.getByRole('heading', { level: 1, name });

/** The filter the page's address asks its list for. */
function filterNow(): unknown {
  return JSON.parse(new URLSearchParams(location.search).get('filter') ?? 'null');
}

/** The figures as they are now. */
function figuresNow(): Promise<Pick<Dashboard, 'figures' | 'quality'>> {
  return call('GET', '/dashboard/get?compare=none');
}

test('an SA sees the figures of the firm, can open the lists behind them, and can download them', async () => {
  await visit('/dashboard', 'SA');
  await expect.element(title('Dashboard')).toBeVisible();
  await expect.poll(() => document.title).toBe('Dashboard · Mandate');
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toMatchTextContent('Dashboard');
  const tiles = main.getByRole('list', { name: 'Figures', exact: true });
  await expect.element(tiles.getByRole('listitem')).toHaveLength(5);
  const others = main.getByRole('list', { name: 'More figures' });
  await expect.element(others.getByRole('listitem')).toHaveLength(9);
  // The first five have a line each; one sentence says who moved most, where somebody did.
  expect(tiles.element().querySelectorAll('svg path.now')).toHaveLength(5);
  const { mover } = await call<Pick<Dashboard, 'mover'>>('GET', '/dashboard/get?compare=lastYear');
  await expect.element(main.getByText(/moved (it|planned revenue) most: /)).toHaveLength(mover ? 1 : 0);
  await expect.element(main).toMatchTextContent(/As of \d\d:\d\d/);

  // A figure leads to its list, which adds up to it; the way back leads to the same figures.
  await others.getByRole('link', { name: /^Backlog: [\d,]+\.\d\d\sEUR\. Open the list/ }).click();
  await expect.element(title('Projects')).toBeVisible();
  const aggregates = [{ field: 'contractNetBase', fn: 'sum' }];
  const asked = { filter: filterNow(), aggregates };
  const added = await call<{ aggregates: { value: string }[] }>('POST', '/project/get-grid', asked);
  const backlog = (await figuresNow()).figures.find(({ figure }) => figure === 'backlog')?.value;
  expect(Number(added.aggregates[0]?.value)).toBe(Number(backlog));
  history.back();
  await expect.element(tiles).toBeVisible();

  // Another period and comparison are in the address, and stay when it is opened again.
  const period = main.getByRole('button', { name: /^Period:/ });
  await period.click();
  await page.getByRole('menuitemradio', { name: 'Choose months…' }).click();
  const months = page.getByRole('dialog', { name: 'Choose months' });
  const last = months.getByRole('combobox', { name: 'Last month' });
  const show = months.getByRole('button', { name: 'Show these months' });
  const year = new Date().getFullYear();
  await months.getByRole('combobox', { name: 'First month' }).selectOptions(`${year}-03`);
  await last.selectOptions(`${year}-01`);
  await show.click();
  await expect.element(months).toMatchTextContent('The first month is after the last');
  await last.selectOptions(`${year + 1}-12`);
  await expectAccessible();
  await show.click();
  await expect.poll(() => location.search).toMatch(new RegExp(`from=${year}-03-01&to=${year + 1}-12-31`));
  await main.getByRole('button', { name: /^Compared with:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Previous period' }).click();
  await expect.poll(() => location.search).toMatch(/compare=previous/);
  await comeBack();
  await expect.element(period).toHaveTextContent(`Mar ${year} – Dec ${year + 1}`);
  await expect.element(main).toMatchTextContent(`compared with May ${year - 2} – Feb ${year}`);
  const figure = tiles.getByRole('listitem').first();
  await expect.element(figure).toMatchTextContent(/more|less|Unchanged|Nothing to compare/);

  // The months are walked by keyboard; the one that is walked to is read in the head of the chart, and leads to its list.
  const chart = main.getByRole('region', { name: 'Planned by month' });
  const columns = chart.getByRole('listitem').getByRole('link');
  await expect.element(columns).toHaveLength(22);
  await expect.poll(() => chart.element().querySelector('svg path')).toBeInTheDocument();
  await focus(columns.first());
  await press('End');
  await press('ArrowLeft');
  const november = chart.getByRole('link', { name: new RegExp(`^Nov ${year + 1}, still to come: revenue`) });
  await expect.element(november).toHaveFocus();
  await expect.element(chart).toMatchTextContent(`Nov ${year + 1}, EUR`);

  // Its table has the same months.
  await chart.getByRole('button', { name: 'Planned by month as a table' }).click();
  const table = chart.getByRole('table', { name: 'Planned by month' });
  await expect.element(table.getByRole('row')).toHaveLength(23);
  const heads = ['Month', /^Revenue/, /^Cost/, /^Margin, EUR/, 'Margin, %'];
  const expected = heads.map((head) => (typeof head === 'string' ? head : expect.stringMatching(head)));
  expect(textsOf(table.getByRole('columnheader'))).toEqual(expected);
  await expectFit();
  await page.viewport(1440, 900);
  await chart.getByRole('button', { name: 'Planned by month as a chart' }).click();

  // Explained: the same figure, its parts, and the list.
  const opener = main.getByRole('button', { name: 'Explain Planned revenue' });
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'Planned revenue, explained' });
  await expect.element(panel).toMatchTextContent(/[\d,]+\.\d\d\sEUR/);
  await expect.element(panel.getByRole('heading', { name: /^Breakdown/ })).toBeVisible();
  const part = panel.getByRole('listitem').first().getByRole('link');
  await expect.element(part).toHaveAttribute('href', expect.stringMatching(/^\/home\/project\//));
  await expectAccessible();
  await press('Escape');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  // What lines lack leads to those lines, as many as were said.
  const quality = main.getByRole('region', { name: 'Data quality' });
  await quality.getByRole('link', { name: /^Dates: [\d,]+ of [\d,]+ lines/ }).click();
  await expect.element(title('Project lines')).toBeVisible();
  await expect.element(main).toMatchTextContent(/\d lines/);
  const dates = (await figuresNow()).quality.find(({ check }) => check === 'dates');
  const lacking = { filter: filterNow() };
  const { total } = await call<{ total: number }>('POST', '/project-line/get-grid', lacking);
  expect(total).toBe(Number(dates?.of) - Number(dates?.good));
  history.back();
  await tiles.getByRole('link', { name: /^On-time milestones/ }).click();
  await expect.element(title('Milestones')).toBeVisible();
  await main.getByRole('grid').getByRole('link').first().click();
  await expect.poll(() => location.pathname).toMatch(/\/home\/project\//);
});

test('a person whose role may not see the dashboard is told why on the sign-in page, and finds the way back', async () => {
  await visit('/dashboard?compare=none', 'EDITOR');
  await expect.poll(() => location.pathname).toMatch(/\/session\/signin$/);
  await expect.element(title('You do not have access to this page')).toBeVisible();
  await expect.element(main).toMatchTextContent('with the role EDITOR');
  await expectAccessible();
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect.element(title('Projects')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect.element(navigation.getByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
});

test('an address whose period cannot be looked at says the one that is shown', async () => {
  await visit('/dashboard?from=2026-13&to=2020-01&compare=previous', 'SA');
  await expect.element(title('Dashboard')).toBeVisible();
  await expect.poll(() => location.search).toBe('?compare=previous');
  await visit('/dashboard?from=2026-02-10&to=2026-03-10');
  await expect.poll(() => location.search).toBe('?from=2026-02-01&to=2026-03-31');
  await visit('/dashboard?from=2026-02-01');
  await expect.poll(() => location.search).toBe('');
});
