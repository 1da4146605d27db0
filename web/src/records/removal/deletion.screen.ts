import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { toast, undo } from '../../../testing/toasts.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

/** Makes a project of a customer and takes it through statuses. @returns its id */
async function projectOf(customerId: string, ...steps: string[]): Promise<string> {
  const people = await call<{ rows: Saved[] }>('POST', '/personnel/get-grid', { pageSize: 1 });
  const personnelId = people.rows[0]?.id;
  const work = { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '100', unitCost: '60' };
  let project = await call<Saved>('POST', '/project/save', {
    name: `${steps.at(-1)} ${Date.now()}`,
    customerId,
    startDate: '2026-01-01',
    contractSignedOn: '2026-01-01',
    projectManagerId: personnelId,
    members: [{ personnelId }],
    lines: [work],
  });
  for (const to of steps)
    project = await call<Saved>('POST', `/project/transition/${project.id}`, { to, version: project.version });
  return project.id;
}

async function ask(noun: string): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: `Delete ${noun}` }).click();
  return page.getByRole('dialog');
}

test('a sold project is deleted with a reason, an active one says why it stays, and what uses a record is linked', async () => {
  const named = { name: `Customer of two ${Date.now()}`, countryCode: 'DK' };
  const { id: customerId } = await call<Saved>('POST', '/customer/save', named, 'SA');
  await visit(`/home/project/${await projectOf(customerId, 'quoted', 'approved')}`, 'SA');
  const sold = await ask('project');
  await sold.getByRole('button', { name: 'Delete project' }).click();
  await expect.element(sold.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await expect.element(sold.getByText('Give a short reason.')).toBeVisible();
  await expectAccessible();
  await sold.getByRole('textbox', { name: 'Reason' }).fill('Signed twice');
  await sold.getByRole('button', { name: 'Delete project' }).click();
  await undo(/ deleted\./);
  await expect.element(toast(/ restored\./)).toBeVisible();

  await visit(`/home/project/${await projectOf(customerId, 'quoted', 'approved', 'active')}`);
  const kept = await ask('project');
  await expect.element(kept).toMatchTextContent('A project that is active cannot be deleted');
  await expect.element(kept.getByRole('button', { name: 'Delete project' })).not.toBeInTheDocument();
  await visit(`/register/customer/${customerId}`);
  const used = await ask('customer');
  const link = (await used
    .getByRole('link', { name: /opens in a new tab/ })
    .first()
    .findElement()) as HTMLElement;
  // The sign that says so stands in the line of the name.
  const words = document.createRange();
  if (link.firstChild) words.selectNode(link.firstChild);
  const signBegins = link.querySelector('svg')?.getBoundingClientRect().top;
  expect(signBegins).toBeLessThan(words.getBoundingClientRect().bottom);
});

test('where it is used could not be read, the question says so, and asks again', async () => {
  const place = { name: `Unread ${Date.now()}`, kind: 'venue' };
  const { id } = await call<Saved>('POST', '/place/save', place, 'SA');
  await visit(`/register/place/${id}`, 'SA');
  const send = globalThis.fetch;
  let failed = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...sent) => {
    if (failed > 0 || !String(sent[0]).includes('/where-used/')) return send(...sent);
    failed += 1;
    const refusal = {
      result: 'error',
      data: null,
      alerts: [],
      errorCode: 'notPermitted',
      errorMessage: 'No.',
      requestId: '',
    };
    return Response.json(refusal, { status: 403 });
  });
  const dialog = await ask('place');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Where it is used could not be checked/);
  await expect.element(dialog.getByText('Checking where it is used…')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByText(/^It moves to the deleted records\./)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Keep/ })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Delete place' }).click();
  await expect.element(toast(/ deleted\./)).toBeVisible();
});
