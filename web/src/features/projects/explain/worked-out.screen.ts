import type { Totals } from '@mandate/contract/project/figures/totals.ts';
import { goldenCases } from '@mandate/contract/testing/golden-cases.ts';
import { goldenFirm, goldenProject, type SaveCall } from '@mandate/contract/testing/golden-project.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, type } from '../../../../testing/press-and-type.ts';
import { call, visit } from '../../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
  totals: Totals;
  /** How many lines have no cost although they cost something. */
  linesWithoutCost: number;
}

/** The figures at the foot of the lines as decimals, by their labels without percentages; a percentage has one digit. */
function strip(): Record<string, string> {
  const buttons = page.getByRole('region', { name: 'Totals' }).getByRole('button').elements();
  const plain = (text: string) => text.replace(/[,()]/g, '').replaceAll('\u2212', '-').replace(/\s+/g, ' ').trim();
  return Object.fromEntries(
    buttons.map((button) => {
      const label = button.firstElementChild?.textContent ?? '';
      return [label, plain((button.textContent ?? '').slice(label.length))];
    }),
  );
}

/** The same, of a reply. */
function shown(
  { totals, linesWithoutCost: without }: Pick<Saved, 'totals' | 'linesWithoutCost'>,
  discountPercent: string | null,
  hasOptional: boolean,
): Record<string, string> {
  const taxes = totals.taxes.filter(({ tax }) => Number(tax) !== 0);
  const percents = [...new Set(totals.taxes.map(({ percent }) => percent))];
  const alone = percents.length === 1 ? `Tax ${percents[0]}\u00A0%` : 'Tax';
  const share = totals.plannedMarginPercent;
  const percent = share === null ? '–' : `${oneDigit(share)} %`;
  const mark = without === 0 ? '' : `Leaves out the cost of ${without === 1 ? 'one line' : `${without} lines`}`;
  // Where no cost is known, neither is what is left.
  const known = (amount: string) => (without > 0 && Number(totals.plannedCost) === 0 ? '–' : amount);
  return {
    ...(hasOptional && { Optional: totals.optionalNet }),
    Subtotal: totals.subtotal,
    ...(Number(totals.discount) !== 0 && { [`Discount ${discountPercent}\u00A0%`]: `-${totals.discount}` }),
    'Contract net': totals.contractNet,
    ...(taxes.length < 2
      ? { [alone]: totals.tax }
      : Object.fromEntries(taxes.map((rate) => [`Tax ${rate.percent}\u00A0%`, rate.tax]))),
    Gross: totals.gross,
    'Planned cost': `${known(totals.plannedCost)}${mark}`,
    'Planned margin': `${known(totals.plannedMargin)} ${percent}${mark}`,
  };
}

/** Half away from zero, as everywhere. */
function oneDigit(percent: string): string {
  const size = Math.round(Math.abs(Number(percent)) * 10 + 1e-9) / 10;
  return `${percent.startsWith('-') ? '-' : ''}${size.toFixed(1)}`;
}

const save: SaveCall = (noun, values) => call('POST', `/${noun}/save`, values);

test('the totals on the screen are the ones worked out by hand, even while typing', async () => {
  const mark = `${Date.now()}`.slice(-7);
  const wanted = { filter: { all: [{ field: 'validFrom', operator: 'on', value: '2031-01-01' }] } };
  const known = await call<{ total: number }>('POST', '/exchange-rate/get-grid', wanted);
  const firm = await goldenFirm(save, mark, known.total > 0);
  for (const [at, one] of goldenCases.entries()) {
    const made = await call<Saved>('POST', '/project/save', await goldenProject(save, firm, one, `${mark}${at}`));
    const { discountPercent = null } = one;
    const hasOptional = one.lines.some((line) => line.isOptional);
    await visit(`/home/project/${made.id}`);
    const totals = { ...made.totals, ...one.totals };
    await expect.poll(strip, { message: one.name }).toEqual(shown({ ...made, totals }, discountPercent, hasOptional));

    const column = page.getByRole('columnheader', { name: 'Quantity' }).element().getAttribute('aria-colindex');
    const grid = page.getByRole('grid', { name: 'Lines' }).element();
    const cell = grid.querySelector(`[aria-rowindex="2"] > [aria-colindex="${column}"]`) as HTMLElement;
    await page.elementLocator(cell).click();
    const before = strip();
    await type('7');
    await expect.poll(strip, { message: `${one.name}, typed` }).not.toEqual(before);
    const typed = strip();
    await press('Enter');
    await press('Control+s');
    const stored = () => call<Saved>('GET', `/project/get-by-id/${made.id}`);
    await expect.poll(async () => (await stored()).version, { message: `${one.name}, saved` }).toBe(made.version + 1);
    expect(typed, `${one.name}, typed`).toEqual(shown(await stored(), discountPercent, hasOptional));
  }
});
