import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { comeBack, textsOf, visit } from '../../../testing/visit.tsx';

const address = '/controlPanel/ControlPanel';
const main = page.getByRole('main');

/** Expects exactly these cards, from the first to the last; one more tells of milestones that are late, where a day has made some so. */
async function expectCards(...titles: string[]): Promise<void> {
  const shown = () => textsOf(main.getByRole('heading', { level: 2 })).filter((title) => title !== 'Late milestones');
  await expect.poll(shown).toEqual(titles);
}

test('an administrator sees the state of the product and no more, and editors and guests see no gap in its place', async () => {
  await visit(address, 'ADMIN');
  const health = main.getByRole('region', { name: 'System health' });
  const part = health.getByRole('listitem').first();
  await expect.element(part).toMatchTextContent(/Worth a look|Broken|Good/);
  await expect.element(part).not.toMatchTextContent(/\d|Anyone|Sending/);
  await expect.element(health.getByRole('button', { name: /leak check/ })).not.toBeInTheDocument();

  await visit(address, 'EDITOR');
  await expectCards('Needs attention', 'My projects', 'This week', 'Next 14 days', 'My lines');
  await expect.element(main.getByText('Margin under floor')).not.toBeInTheDocument();
  // Somebody with projects of their own begins with these, and the badge counts them; the choice is in the address.
  const attention = main.getByRole('region', { name: 'Needs attention' });
  const mine = attention.getByRole('button', { name: /^Mine/ });
  await expect.element(mine).toHaveAttribute('aria-pressed', 'true');
  const own = mine.element().textContent.replace('Mine ', '');
  const opener = page.getByRole('link', { name: new RegExp(`Control Panel ${own} items? of yours`) });
  await expect.element(opener).toBeVisible();
  const all = attention.getByRole('button', { name: /^All \d/ });
  await all.click();
  await expect.poll(() => location.search).toMatch(/show=all/);
  await comeBack();
  await expect.element(all).toHaveAttribute('aria-pressed', 'true');
  await visit(`${address}?kind=resumeDue`);
  await expect.element(mine).toHaveAttribute('aria-pressed', 'true');
  await expect.element(main.getByText(/None of this kind|Due to resume/).first()).toBeVisible();

  await visit(address, 'GUEST');
  await expectCards('My projects', 'This week', 'Next 14 days');
  await main.getByRole('link', { name: 'Open as list' }).click();
  await expect.element(main.getByText(/ projects$/)).toBeVisible();
});
