import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
  city: string;
}

const main = page.getByRole('main');
const banner = page.getByText('What you type is kept on this device');
const notSaved = 'Not saved yet. It is saved once the connection is back.';

/** Takes the connection away; a save still arrives before it, without its reply. @returns how it comes back */
function cutOff(): () => void {
  const send = globalThis.fetch;
  let isCut = true;
  const cut = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...sent) => {
    if (isCut && String(sent[0]).endsWith('/customer/save')) await send(...sent);
    if (isCut) throw new TypeError('Failed to fetch');
    return send(...sent);
  });
  onTestFinished(() => cut.mockRestore());
  return () => {
    isCut = false;
    dispatchEvent(new Event('online'));
  };
}

/** A customer of its own, whose city is edited in place. */
async function edited(name: string, city: string): Promise<Saved> {
  const saved = await call<Saved>('POST', '/customer/save', { name, city });
  await visit(`/register/customers?search=${encodeURIComponent(name)}`);
  const button = main.getByRole('button', { name: 'Edit in place' });
  if (button.element().getAttribute('aria-pressed') !== 'true') await button.click();
  await expect.element(main.getByRole('grid')).toHaveAttribute('aria-description', expect.stringMatching(/F2/));
  return saved;
}

async function type(over: string, text: string): Promise<void> {
  await main.getByRole('gridcell', { name: over }).click();
  await userEvent.keyboard(`{F2}{Control>}a{/Control}${text}{Enter}`);
}

test('a cell typed without a connection waits, and is saved once when the connection is back', async () => {
  const name = `Cut off ${Date.now()}`;
  const { id, version } = await edited(name, 'Ancona');
  const comeBack = cutOff();
  await type('Ancona', 'Bari');
  const cell = main.getByRole('gridcell', { name: 'Bari' });
  await expect.element(cell).toHaveAccessibleDescription(notSaved);
  await expect.element(cell).not.toHaveAttribute('aria-invalid');
  await expect.element(banner).toBeVisible();
  await expectAccessible();

  // It is unsaved work to whoever leaves the list.
  await page.getByRole('link', { name: 'Places' }).first().click();
  const question = page.getByRole('dialog', { name: '1 cell is not saved' });
  await question.getByRole('button', { name: 'Back to the cells' }).click();

  comeBack();
  await expect.element(page.getByText(`Saved: City of ${name}.`)).toBeInTheDocument();
  await expect.element(cell).not.toHaveAccessibleDescription(notSaved);
  const now = await call<Saved>('GET', `/customer/get-by-id/${id}`);
  expect([now.city, now.version]).toEqual(['Bari', version + 1]);
});

test('a cell typed once more after the reply to its save was lost does not collide with oneself', async () => {
  const name = `Lost reply in a cell ${Date.now()}`;
  const { id } = await edited(name, 'Ancona');
  const comeBack = cutOff();
  await type('Ancona', 'Bari');
  await expect.element(main.getByRole('gridcell', { name: 'Bari' })).toHaveAccessibleDescription(notSaved);
  await type('Bari', 'Chieti');
  await expect.element(main.getByRole('gridcell', { name: 'Chieti' })).toHaveAccessibleDescription(notSaved);
  comeBack();
  await expect.element(page.getByText(`Saved: City of ${name}.`)).toBeInTheDocument();
  expect((await call<Saved>('GET', `/customer/get-by-id/${id}`)).city).toBe('Chieti');
});
