import { readFileSync } from 'node:fs';
import { demoGroups } from '../../../demo/src/demo-groups.ts';
import { axeFaultsIn, colourFaultsIn, pageFaults, type Sight, sidewaysFaults, sightOf } from '../../page-faults.ts';
import { expect, goWithin, signIn, someOf, test } from '../../test.ts';

/** What stands for the parameter of a pattern: a record of the sample data. */
const examples: Record<string, string> = {
  '/invoice/:id': '/invoice/1',
  '/invoice/edit/:id': '/invoice/edit/1',
  '/todo/list/:id': '/todo/list/1',
  '/scrum-board/:id': '/scrum-board/harbour',
};

const pages = demoGroups.flatMap(({ pages }) => pages.map(({ path }) => path));

/** The height of a phone's window, in pixels, in which nothing is half below a bar at the edge. */
const tall = 2600;

/** Everything that is wrong with a page of the demo area, in every window, in light and in dark. */
async function faultsOf({ page, quiet, failedRequests }: Sight, pattern: string): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 860 });
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  await goWithin(page, examples[pattern] ?? pattern);
  const heading = page.locator('main h1:not([data-left])');
  await expect(heading).toBeVisible();
  await quiet();
  const faults = failedRequests();
  faults.push(...(await pageFaults(page, { address: pattern, heading: (await heading.textContent()) ?? '' }, false)));
  faults.push(...(await sidewaysFaults(page, 1440)), ...(await axeFaultsIn(page, 'light')));
  faults.push(...(await colourFaultsIn(page, 'dark')));
  faults.push(...(await sidewaysFaults(page, 390, tall)), ...(await sidewaysFaults(page, 320, tall)));
  faults.push(...(await axeFaultsIn(page, 'dark')));
  return faults.map((fault) => `${pattern} ${fault}`);
}

for (const part of [0, 1]) {
  test(`every demo page is accessible, named and fits every window, light and dark, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const sight = await sightOf(page);
    // A page that is none of those, so that each of them is gone to.
    await signIn(page, 'SA', '/home/drafts');
    await expect(page.locator('main h1')).toBeVisible();
    const faults: string[] = [];
    const ofPart = pages.filter((_, place) => place % 2 === part);
    for (const pattern of someOf(ofPart, 6)) faults.push(...(await faultsOf(sight, pattern)));
    expect(faults).toEqual([]);
  });
}

test('every page of the demo that the specification names is there', () => {
  const kept = readFileSync(new URL('../../../docs/demo.md', import.meta.url), 'utf8');
  expect(pages.filter((pattern) => !kept.includes(`\`${pattern}\``))).toEqual([]);
});
