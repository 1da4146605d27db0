import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../../testing/fit.ts';
import { press } from '../../../../testing/press-and-type.ts';
import { call, comeBack, visit } from '../../../../testing/visit.tsx';

interface Answer {
  status: number;
  text: string;
}

const totals = page.getByRole('region', { name: 'Totals' });

const save = (noun: string, values: object) => call<{ id: string }>('POST', `/${noun}/save`, values);

/** A project whose first line is priced by the rates of somebody; the last has no cost. */
async function arranged(mark: string): Promise<string> {
  const workEmail = `explained.${mark}@mandate.example`;
  const { id: personnelId } = await save('personnel', { firstName: 'Kofi', lastName: `Adeyemi ${mark}`, workEmail });
  const rate = { personnelId, unit: 'day', currency: 'EUR', validFrom: '2031-01-01' };
  await save('rate', { ...rate, side: 'sell', amount: '1620' });
  await save('rate', { ...rate, side: 'cost', amount: '1040' });
  const service = { type: 'service', unit: 'day' };
  const { id } = await save('project', {
    name: `Explained ${mark}`,
    isInternal: true,
    currency: 'EUR',
    startDate: '2031-02-03',
    endDate: '2031-12-31',
    discountPercent: '2',
    lines: [
      { ...service, description: 'Operating model design', quantity: '64', personnelId },
      { ...service, description: 'Change story film', quantity: '1', unitPrice: '24000', isOptional: true },
      { ...service, description: 'Peer review', quantity: '16', unitPrice: '2100' },
    ],
  });
  return id;
}

/** What the server answers who is on the screen, refusals too; where it is busy it is asked again, as pages do. */
async function ask(path: string, body?: object): Promise<Answer> {
  const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
  const sent = body && { body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } };
  const reply = await fetch(path, { method: body ? 'POST' : 'GET', headers, ...sent });
  return reply.status === 503 ? ask(path, body) : { status: reply.status, text: await reply.text() };
}

test('a figure shows how it is calculated, by keyboard too, to people who may see it', async () => {
  const mark = `${Date.now()}`.slice(-7);
  const id = await arranged(mark);
  await visit(`/home/project/${id}`, 'SA');
  await expect.element(totals).toMatchTextContent('1 line has no cost yet');
  const margin = totals.getByRole('button', { name: /^Planned margin/ });
  await press('Enter', margin);
  const panel = page.getByRole('dialog', { name: 'Planned margin, explained' });
  // 64 × 1,620 + 16 × 2,100 = 137,280.00, less 2 % = 134,534.40; 64 × 1,040 = 66,560.00
  await expect.element(panel).toMatchTextContent('67,974.40');
  await expect.element(panel).toMatchTextContent('Contract net − planned cost');
  const sum = panel.getByRole('region', { name: 'How it adds up' });
  for (const part of ['134,534.40', '2 lines', '137,280.00', '\u22122,745.60', '\u221266,560.00', 'Our people'])
    await expect.element(sum).toMatchTextContent(part);
  const rates = panel.getByRole('region', { name: 'Rates used' });
  await expect.element(rates).toMatchTextContent(`Adeyemi ${mark}`);
  await expect.element(rates).toMatchTextContent('1,040.00 EUR / day');
  const left = panel.getByRole('region', { name: 'Left out' });
  await expect.element(left).toMatchTextContent('Change story film, optional');
  await expect.element(left).toMatchTextContent('(24,000.00)');
  await expectAccessible();
  await expect.poll(() => location.search).toMatch(/explain=plannedMargin/);
  await comeBack();
  await expect.element(panel).toMatchTextContent('67,974.40');
  // It came with its page: a key that is pressed before it has taken the focus is the page's.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await expect.element(panel).not.toBeInTheDocument();
  await expect.poll(() => location.search).not.toMatch(/explain/);
  await press('Enter', margin);
  await expect.element(panel).toBeVisible();
  await press('Escape');
  await expect.element(margin).toHaveFocus();

  // What lacks a cost is led to.
  await press('Enter', margin);
  await panel.getByRole('button', { name: 'Open the line' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.matches('.rdg-cell')).toBe(true);

  // A figure of a line, with what is not saved yet.
  await page.getByRole('gridcell', { name: '103,680.00' }).click();
  await press('Control+e');
  const ofLine = page.getByRole('dialog', { name: 'Net of Operating model design, explained' });
  await expect.element(ofLine).toMatchTextContent('Quantity × price');
  await expect.element(ofLine).toMatchTextContent('1,620.00');
  await expect.element(ofLine).toMatchTextContent('Person, from 1 Jan 2031');
  await page.viewport(320, 800);
  await expectAccessible('dark');
  await expectNoSidewaysScroll();
  await page.viewport(1280, 800);

  // Who sees no costs sees neither the figure nor why.
  await visit(`/home/project/${id}?explain=plannedMargin`, 'EDITOR');
  await expect.element(totals).toMatchTextContent('134,534.40');
  await expect.element(totals).not.toMatchTextContent(/Planned|no cost/);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const refusal = async (field: string) => {
    const { status, text } = await ask(`/project/explain/${id}?field=${field}`);
    const { data, errorCode } = JSON.parse(text);
    return { status, errorCode, data };
  };
  const refused = await refusal('plannedMargin');
  expect(refused).toEqual(await refusal('nothing'));
  expect(refused.status).toBe(400);

  // Nor in the list, in files, in the record and in its history.
  const query = { filter: { all: [{ field: 'name', operator: 'contains', value: 'a' }] }, pageSize: 1 };
  const file = (...columns: string[]) =>
    ask('/project/export', { query, format: 'csv', ...(columns.length > 0 && { columns }) });
  const open = [
    await ask(`/project/get-by-id/${id}`),
    await ask(`/project/history/${id}`),
    await file(),
    await file('name', 'lines.description', 'lines.unitPrice'),
  ];
  const shut = [
    await file('name', 'plannedMargin'),
    await file('name', 'lines.unitCost'),
    await ask('/project/get-grid', { ...query, sort: [{ field: 'plannedMargin', direction: 'asc' }] }),
  ];
  for (const { status, text } of open) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/unitCost|costSource|margin|Planned cost|Unit cost/i);
  }
  expect(shut.map(({ status }) => status)).toEqual([400, 400, 400]);
  await visit('/home/projects');
  await expect.element(page.getByRole('columnheader', { name: 'Contract net' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: /Margin|cost/ })).not.toBeInTheDocument();
});
