import type { Page } from '@playwright/test';
import { startMailServer } from '../../../server/testing/mail/start-mail-server.ts';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../../test.ts';

const account = { username: 'mandate', password: 'marble otter in a canoe' };

/** Signs in as an SA and puts the settings back to how they begin. */
async function forget(page: Page): Promise<void> {
  await signIn(page, 'SA', '/configuration/mailServer');
  const { version } = await call<{ version: number }>(page, 'GET', '/mail-server/get');
  await call(page, 'POST', '/mail-server/save', {
    version,
    ...{ enabled: false, host: null, port: 587, security: 'starttls', verifyCertificate: true },
    ...{ authMethod: 'password', username: null, secret: null, fromEmail: null, redirectAllTo: null },
  });
}

test('an SA sets the mail server up, tries it until a mail arrives, and others see what they may', async ({ page }) => {
  const server = await startMailServer({ account, refused: { gone: 550 } });
  try {
    await forget(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Mail Server' })).toBeVisible();
    const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
    await field('Host').fill('localhost');
    await field('Port').fill(String(server.port));
    await field('Username').fill(account.username);
    await field('Password').fill('not the right one');
    await field('Sender address').fill('mandate@firm.example');
    await expect(page.getByText('the machine Mandate runs on')).toBeVisible();
    await field('Encryption').selectOption('None');
    await expect(page.getByText('Without encryption')).toBeVisible();
    await field('Encryption').selectOption('STARTTLS');
    await expect(page.getByText('Without encryption')).toBeHidden();

    // The certificate was made by the server itself.
    const run = page.getByRole('button', { name: 'Test connection' });
    const steps = page.getByRole('list', { name: 'Test steps' }).getByRole('listitem');
    await run.click();
    await expect(page.getByText('This step failed: Encrypt.')).toBeVisible();
    await field('Verify certificate').uncheck();
    await run.click();
    await expect(page.getByText('This step failed: Sign in.')).toBeVisible();
    await expect(steps).toHaveCount(4);
    await expect(steps.last()).toContainText('rejected the username or password');
    await steps.last().getByText('Server response').click();
    await expect(steps.last()).toContainText('535');
    await expect(steps.last()).not.toContainText('not the right one');

    await field('Password').fill(account.password);
    await page.getByRole('textbox', { name: /Send a test email to/ }).fill('bob@firm.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Everything works')).toBeVisible();
    await expect(steps).toHaveCount(7);
    expect(server.mails).toMatchObject([{ to: ['bob@firm.example'] }]);

    const save = page.getByRole('button', { name: 'Save settings' });
    // Alone, without other ways to save, it is round on both sides.
    await expect(save).toHaveCSS('border-bottom-right-radius', '6px');
    await save.click();
    const password = page.getByRole('group', { name: 'Password' });
    await expect(password).toContainText('A password is stored');
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
    await password.getByRole('button', { name: 'Change' }).click();
    await expect(field('Password')).toBeFocused();
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(password).toBeFocused();
    await field('Host').fill('127.0.0.1');
    await expect(page.getByText('Enter the password again')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('textbox', { name: /Redirect all email to/ }).fill('tests@firm.example');
    await expect(page.getByText('All mail is sent to tests@firm.example')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await run.click();
    await expect(page.getByText('Everything works')).toBeVisible();
    await expectFit(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'ADMIN', '/configuration/mailServer');
    await expect(page.getByText('passed their last test')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await page.getByRole('textbox', { name: /Send a test email to/ }).fill('gone@firm.example');
    await run.click();
    await expect(page.getByText('This step failed: Recipient.')).toBeVisible();
    await expectAccessible(page);
    await signIn(page, 'EDITOR', '/configuration/mailServer');
    await expect(page.getByText(/SA and ADMIN/)).toBeVisible();
  } finally {
    await forget(page);
    await server.close();
  }
});
