import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { call, visit } from '../../../testing/visit.tsx';

interface MailServer {
  version: number;
  username: string | null;
}

const stored = () => call<MailServer>('GET', '/mail-server/get');
const text = (name: string) => page.getByRole('textbox', { name });

async function saveElsewhere(values: object): Promise<void> {
  const { version } = await stored();
  await call('POST', '/mail-server/save', { version, ...values });
}

test('what was saved of the mail server elsewhere is said to who is changing it, until it is taken in', async () => {
  await visit('/configuration/mailServer', 'SA');
  await text('Sender name').fill('Typed here');
  const footer = `Saved there ${Date.now()}`;
  await saveElsewhere({ footerText: footer });
  await expect.element(page.getByText(/saved 1 field/)).toBeVisible();
  await expect.element(text('Footer text')).not.toHaveValue(footer);
  await page.getByRole('button', { name: 'Take in' }).click();
  await expect.element(text('Footer text')).toHaveValue(footer);
  await expect.element(text('Sender name')).toHaveValue('Typed here');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.element(page.getByText('Mail settings saved.')).toBeVisible();
  await expect.element(page.getByText(/saved 1 field/)).not.toBeInTheDocument();
});

test('what a mail server without sign-in does not need is neither demanded nor kept', async () => {
  await visit('/configuration/mailServer', 'SA');
  await saveElsewhere({ authMethod: 'password', username: 'mandate' });
  await expect.element(text('Username')).toHaveValue('mandate');
  await text('Username').fill('x'.repeat(200));
  const signIn = page.getByRole('combobox', { name: 'Sign-in' });
  await signIn.selectOptions('None');
  await signIn.selectOptions('Username and password');
  await expect.element(text('Username')).toHaveValue('mandate');
  await text('Username').fill('x'.repeat(200));
  await signIn.selectOptions('None');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.poll(async () => (await stored()).username).toBe(null);
});
