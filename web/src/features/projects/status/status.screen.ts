import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/fit.ts';
import { call, leave, newcomer, visit } from '../../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

const dialog = page.getByRole('dialog');

async function take(step: string): Promise<void> {
  await page.getByRole('button', { name: step }).click();
  await dialog.getByRole('button', { name: step }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

function expectStatus(name: string) {
  const current = () => document.querySelector('[aria-label=Status] [aria-current=step]')?.textContent;
  return expect.poll(current).toContain(name);
}

test('what a step still needs is asked for where it is taken, and saved with it', async () => {
  const people = await call<{ rows: (Saved & { displayName: string })[] }>(
    'POST',
    '/personnel/get-grid',
    { pageSize: 1, filter: { all: [{ field: 'isActive', operator: 'is', value: true }] } },
    'ADMIN',
  );
  const [person] = people.rows;
  const customer = { name: `Signs ${Date.now()}`, countryCode: 'IT' };
  const { id: customerId } = await call<Saved>('POST', '/customer/save', customer, 'ADMIN');
  const line = { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '100', unitCost: '60' };
  const open = { quoteValidUntil: '2099-01-01', projectManagerId: null };
  const named = { name: `Signed ${Date.now()}`, customerId, lines: [line], ...open };
  const { id, version } = await call<Saved>('POST', '/project/save', named, 'ADMIN');
  await call('POST', `/project/transition/${id}`, { to: 'quoted', version }, 'ADMIN');
  await visit(`/home/project/${id}`, 'ADMIN');
  await page.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  const signed = dialog.getByRole('textbox', { name: 'Contract signed on' });
  await expect.element(signed).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await signed.fill('2099-05-01');
  await expect.element(dialog.getByText(/cannot have been signed/)).toBeVisible();
  await signed.fill('2026-01-05');
  await dialog.getByRole('textbox', { name: 'Start' }).fill('2026-02-01');
  await dialog.getByRole('combobox', { name: 'Manager' }).fill(person?.displayName ?? '');
  await dialog
    .getByRole('option', { name: new RegExp(person?.displayName ?? '') })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expectStatus('Approved');
  expect(await call('GET', `/project/get-by-id/${id}`)).toMatchObject({
    contractSignedOn: '2026-01-05',
    startDate: '2026-02-01',
    projectManagerId: person?.id,
  });
});

async function quoted(values: object, of: object = {}): Promise<{ id: string; customerId: string }> {
  const customer = { name: `Nowhere ${Date.now()}`, ...of };
  const { id: customerId } = await call<Saved>('POST', '/customer/save', customer, 'ADMIN');
  const people = await call<{ rows: Saved[] }>('POST', '/personnel/get-grid', { pageSize: 1 }, 'ADMIN');
  const known = { quoteValidUntil: '2099-01-01', projectManagerId: people.rows[0]?.id };
  const line = { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '100', ...values };
  const named = { name: `Walked ${Date.now()}`, customerId, lines: [line], ...known };
  const { id, version } = await call<Saved>('POST', '/project/save', named, 'ADMIN');
  const acknowledged = ['costMissing'];
  await call('POST', `/project/transition/${id}`, { to: 'quoted', version, acknowledged }, 'ADMIN');
  return { id, customerId };
}

test('all a step lacks is told at once, and nothing is typed for a step that cannot be taken yet', async () => {
  const { id } = await quoted({ unitCost: '60' });
  await visit(`/home/project/${id}`, await newcomer('EDITOR'));
  await page.getByRole('button', { name: 'Approve project 3 to do' }).click();
  await expect.element(dialog.getByText('3 things are missing before this step:')).toBeVisible();
  await expect.element(dialog.getByRole('link')).toHaveLength(3);
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('what is typed for a step stays when somebody took something else away meanwhile', async () => {
  const { id, customerId } = await quoted({ unitCost: '60' }, { countryCode: 'IT' });
  await visit(`/home/project/${id}`, await newcomer('EDITOR'));
  await page.getByRole('button', { name: 'Approve project 2 to do' }).click();
  await dialog.getByRole('textbox', { name: 'Start' }).fill('2026-02-01');
  await dialog.getByRole('textbox', { name: 'Contract signed on' }).fill('2026-01-05');
  await call('POST', '/customer/save', { id: customerId, version: 1, countryCode: null }, 'ADMIN');
  await dialog.getByRole('button', { name: 'Approve project' }).click();
  await expect.element(dialog.getByRole('alert').getByRole('link', { name: /country/ })).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Start' })).toHaveValue('1 Feb 2026');
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});

test('an editor is told what only an administrator may approve before anything is typed, and led to the fields', async () => {
  const { id } = await quoted({});
  await visit(`/home/project/${id}`, await newcomer('EDITOR'));
  await page.getByRole('button', { name: 'Approve project 4 to do' }).click();
  await expect.element(dialog.getByText('4 things are missing before this step:')).toBeVisible();
  await expect.element(dialog.getByText(/an administrator has to approve/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  await dialog.getByRole('link', { name: 'Enter the day the project starts.' }).click();
  await expect.poll(() => document.activeElement?.id).toContain('startDate');
});

test('on the narrowest phone a step with a long name leaves room for the others beside it', async () => {
  const line = { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '100', unitCost: '60' };
  const project = { name: 'Narrow', isInternal: true, quoteValidUntil: '2099-01-01', lines: [line] };
  const { id, version } = await call<Saved>('POST', '/project/save', project, 'ADMIN');
  await call('POST', `/project/transition/${id}`, { to: 'quoted', version }, 'ADMIN');
  await visit(`/home/project/${id}`, await newcomer('ADMIN', 'de'));
  await page.viewport(320, 720);
  await expect.element(page.getByRole('button', { name: /^Projekt genehmigen .* zu erledigen$/ })).toBeVisible();
  const others = page.getByRole('button', { name: 'Weitere Schritte' });
  await expect.poll(() => others.element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
});

test('a quote can be lost with a reason and started again, and a closed project can only be read', async () => {
  const people = await call<{ rows: Saved[] }>('POST', '/personnel/get-grid', { pageSize: 1 }, 'ADMIN');
  const personnelId = people.rows[0]?.id;
  const line = { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '100', unitCost: '60' };
  const team = { projectManagerId: personnelId, members: [{ personnelId }] };
  const named = { name: `Lost ${Date.now()}`, isInternal: true, startDate: '2026-01-01' };
  const made = await call<Saved>('POST', '/project/save', { ...named, ...team, lines: [line] }, 'ADMIN');
  const { id } = made;
  let { version } = made;
  const step = async (to: string) => {
    ({ version } = await call<Saved>('POST', `/project/transition/${id}`, { to, version }, 'ADMIN'));
  };
  await step('quoted');
  await visit(`/home/project/${id}`, 'ADMIN');
  await page.getByRole('button', { name: 'Other steps' }).click();
  await page.getByRole('menuitem', { name: 'Mark as lost' }).click();
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await expect.element(dialog.getByText('Give a short reason.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('combobox', { name: 'Reason type' }).selectOptions('Price');
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await expectStatus('Lost');
  await take('Back to draft');
  await expectStatus('Draft');

  version += 2;
  for (const to of ['approved', 'active', 'completed']) await step(to);
  leave();
  await visit(`/home/project/${id}`, 'ADMIN');
  await page.getByRole('button', { name: 'Other steps' }).click();
  await page.getByRole('menuitem', { name: 'Reopen project' }).click();
  await expect.element(dialog).toMatchTextContent('Work is under way again. Its first day stays as recorded.');
  await dialog.getByRole('button', { name: 'Keep as it is' }).click();
  await take('Close project');
  await expectStatus('Closed');
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument();
});

test('a step after a save that was not seen says whose it was, when, and what the project comes to since', async () => {
  const line = { type: 'service', description: 'Work', quantity: '10', unit: 'day', unitPrice: '100', unitCost: '60' };
  const named = { name: `Overtaken ${Date.now()}`, isInternal: true, startDate: '2026-01-01' };
  const made = await call<Saved & { lines: Saved[] }>('POST', '/project/save', { ...named, lines: [line] }, 'ADMIN');
  await visit(`/home/project/${made.id}`, 'ADMIN');
  await page.getByRole('button', { name: 'Other steps' }).click();
  await page.getByRole('menuitem', { name: 'Cancel project' }).click();
  await dialog.getByRole('combobox', { name: 'Reason type' }).selectOptions('Wish of the customer');
  const lines = [{ id: made.lines[0]?.id, quantity: '30' }];
  await call('POST', '/project/save', { id: made.id, version: 1, lines }, 'EDITOR');
  await dialog.getByRole('button', { name: 'Cancel project' }).click();
  const told = dialog.getByRole('alert');
  await expect.element(told.getByText(/changed this project today \d\d:\d\d, after you opened it\./)).toBeVisible();
  await expect
    .element(told.getByText(/^Contract net: 1[.,]000[.,]00\sEUR before, 3[.,]000[.,]00\sEUR now\.$/))
    .toBeVisible();
  await expect
    .element(
      told.getByText(
        /^Planned margin: 400[.,]00\sEUR \(40[.,]0\s%\) before, 1[.,]200[.,]00\sEUR \(40[.,]0\s%\) now\.$/,
      ),
    )
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel project' }).click();
  await expectStatus('Cancelled');
  // The reason is told by its words.
  const history = page.getByRole('group', { name: 'History' });
  await expect.element(history.getByText('Wish of the customer')).toBeVisible();
});
