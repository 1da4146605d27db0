import { signEvery } from '@mandate/contract/presence/presence.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

const main = page.getByRole('main');
const others = page.getByRole('button', { name: /others? here$/ });

const beats = new Set<ReturnType<typeof setInterval>>();
afterEach(() => {
  for (const beat of beats) clearInterval(beat);
});

/** A window of somebody else who has a record open: it gives signs of life until it has left. */
function windowOn(entity: string, recordId: string, who: 'ADMIN' | 'EDITOR' | 'GUEST') {
  const windowId = crypto.randomUUID();
  let beat: ReturnType<typeof setInterval> | undefined;
  return async (doing: 'reads' | 'edits' | 'left', field?: string) => {
    const body = { entity, recordId, windowId, doing, ...(field && { field }) };
    const tell = () => call('POST', '/event/tell-presence', body, who);
    clearInterval(beat);
    if (doing !== 'left') {
      beat = setInterval(() => void tell(), signEvery);
      beats.add(beat);
    }
    await tell();
  };
}

test('who else has a record open is said with what they do, and who leaves is gone', async () => {
  const { id } = await call<Saved>('POST', '/customer/save', { name: `Here ${Date.now()}`, city: 'Aarhus' });
  await visit(`/register/customer/${id}/edit`);
  const [admin, editor] = [windowOn('customer', id, 'ADMIN'), windowOn('customer', id, 'EDITOR')];
  await admin('reads');
  await expect.element(page.getByRole('button', { name: '1 other here' })).toBeVisible();
  await editor('edits', 'city');
  await page.getByRole('button', { name: '2 others here' }).click();
  const people = page.getByRole('dialog', { name: '2 others here' }).getByRole('listitem');
  await expect.element(people.first()).toMatchTextContent(/Editing: City/);
  await expect.element(people.last()).toMatchTextContent(/Reading/);
  await expectAccessible();
  await admin('left');
  await editor('left');
  await expect.element(others).not.toBeInTheDocument();
});

test('a page that never has nothing to do hears of others all the same', async () => {
  const { id } = await call<Saved>('POST', '/customer/save', { name: `Busy ${Date.now()}` });
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((work, { timeout } = {}) =>
    timeout === undefined ? 0 : Number(setTimeout(work, timeout, { didTimeout: true, timeRemaining: () => 0 })),
  );
  await visit(`/register/customer/${id}/edit`);
  await windowOn('customer', id, 'ADMIN')('reads');
  await expect.element(page.getByRole('button', { name: '1 other here' })).toBeVisible();
});

test('what somebody saved is said and changes nothing until it is taken in', async () => {
  const { id } = await call<Saved>('POST', '/customer/save', { name: `News ${Date.now()}`, city: 'Aarhus' });
  await visit(`/register/customer/${id}/edit`);
  const city = page.getByRole('textbox', { name: /^City/ });
  await expect.element(city).toHaveValue('Aarhus');
  await call('POST', '/customer/save', { id, version: 1, city: 'Paris' }, 'EDITOR');
  await expect.element(page.getByText(/saved 1 field/)).toBeVisible();
  await expect.element(city).toHaveValue('Aarhus');
  await expectAccessible();
  await page.getByRole('button', { name: 'Take in' }).click();
  await expect.element(city).toHaveValue('Paris');
  await expect.element(page.getByText(/saved 1 field/)).not.toBeInTheDocument();
});

test('what somebody saved is read again where it could not be read at first', async () => {
  const { id } = await call<Saved>('POST', '/customer/save', { name: `Read again ${Date.now()}`, city: 'Aarhus' });
  await visit(`/register/customer/${id}/edit`);
  await expect.element(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Aarhus');
  const send = globalThis.fetch;
  let failed = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...sent) => {
    if (failed > 0 || !String(sent[0]).includes('/customer/get-by-id/')) return send(...sent);
    failed += 1;
    throw new TypeError('no network');
  });
  await call('POST', '/customer/save', { id, version: 1, city: 'Paris' }, 'EDITOR');
  await expect.element(page.getByText(/saved 1 field/)).toBeVisible();
  expect(failed).toBe(1);
});

test('a record that was deleted meanwhile says so, once', async () => {
  const { id } = await call<Saved>('POST', '/customer/save', { name: `Gone ${Date.now()}` });
  await visit(`/register/customer/${id}/edit`);
  await expect.element(page.getByRole('textbox', { name: /^City/ })).toBeVisible();
  await call('DELETE', `/customer/remove/${id}`, undefined, 'ADMIN');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/was deleted while you had it open/);
  await page.getByRole('textbox', { name: /^City/ }).fill('Basel');
  await press('Control+s');
  const alerts = page.getByRole('main').getByRole('alert');
  await expect.element(alerts.filter({ hasText: 'restore the record' })).toBeVisible();
  await expect.element(alerts).toHaveLength(1);
});

test('a record that was deleted before this page could tell that it has it open says so too', async () => {
  const { id } = await call<Saved>('POST', '/customer/save', { name: `Gone at once ${Date.now()}` });
  const deleted = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...sent) => {
    if (sent[0] === '/event/tell-presence') await deleted.promise;
    return send(...sent);
  });
  await visit(`/register/customer/${id}/edit`, 'EDITOR');
  await expect.element(page.getByRole('textbox', { name: /^City/ })).toBeVisible();
  await call('DELETE', `/customer/remove/${id}`, undefined, 'ADMIN');
  deleted.resolve();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/was deleted while you had it open/);
});

test('the page of a record says who else is there, and shows what they save at once', async () => {
  const { id } = await call<Saved>('POST', '/customer/save', { name: `Read ${Date.now()}`, legalName: 'Before Ltd' });
  await visit(`/register/customer/${id}`);
  await expect.element(main.getByText('Before Ltd')).toBeVisible();
  const editor = windowOn('customer', id, 'EDITOR');
  await editor('edits', 'legalName');
  await page.getByRole('button', { name: '1 other here' }).click();
  const people = page.getByRole('dialog', { name: '1 other here' }).getByRole('listitem');
  await expect.element(people).toMatchTextContent(/Editing: Legal name/);
  await press('Escape');
  await call('POST', '/customer/save', { id, version: 1, legalName: 'After Ltd' }, 'EDITOR');
  await expect.element(page.getByText(/saved 1 field/)).toBeVisible();
  await expect.element(main.getByRole('region', { name: 'Details' })).toMatchTextContent(/After Ltd/);
  await expect.element(page.getByRole('button', { name: 'Take in' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.element(main.getByRole('row', { name: /Legal name/ })).toMatchTextContent(/Before Ltd.*After Ltd/);
  await expectAccessible();
  await main.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText(/saved 1 field/)).not.toBeInTheDocument();
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the page of a record that was deleted meanwhile shows it as it was, with the way back', async () => {
  const { id } = await call<Saved>('POST', '/customer/save', { name: `Gone read ${Date.now()}` });
  await visit(`/register/customer/${id}`);
  await expect.element(main.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await call('DELETE', `/customer/remove/${id}`, undefined, 'ADMIN');
  await expect.element(main.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Edit', exact: true })).not.toBeInTheDocument();
});
