import type { Page } from '@playwright/test';
import { openPostOffice, type PostOfficeRules } from '../../../server/testing/mail/post-office.ts';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../../test.ts';

const queue = '/configuration/mailServer/queue';

/** Changes the mail settings in the name of an SA. */
async function settle(page: Page, settings: object): Promise<void> {
  const { version } = await call<{ version: number }>(page, 'GET', '/mail-server/get');
  await call(page, 'POST', '/mail-server/save', { version, ...settings });
}

const invite = (page: Page, email: string) => call(page, 'POST', '/account/save', { fullName: 'Ida Invited', email });

test('the mail queue shows what was refused and why, and mail can be retried, paused, cancelled and resent', async ({
  page,
}) => {
  const mark = `ida.${Date.now()}`;
  const rules: PostOfficeRules = {
    refuse: (to) => (to.startsWith(mark) ? { code: 550, text: 'Mailbox closed for the season' } : null),
  };
  const office = await openPostOffice(rules);
  try {
    await signIn(page, 'SA', queue);
    await settle(page, {
      ...{ enabled: true, host: '127.0.0.1', port: office.port, security: 'none', authMethod: 'none' },
      ...{ fromEmail: 'office@firm.example', maxPerMinute: 6_000 },
    });
    await call(page, 'POST', '/mail-message/resume', {});
    await invite(page, `${mark}@client.example`);
    await page.reload();
    await page.getByRole('searchbox').fill(mark);
    const row = page.getByRole('row', { name: new RegExp(`${mark}@client`) });
    await expect(row).toContainText('Failed');
    await expect(page.getByRole('img', { name: /failed in the last 48 hours/ })).toBeVisible();
    await expectFit(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await row.getByRole('button', { name: 'You are invited to Mandate' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'You are invited to Mandate' });
    await expect(panel.getByRole('listitem')).toContainText('Mailbox closed for the season');
    await expect(panel).toContainText('Hello Ida Invited,');
    await expect(panel).toContainText('/session/reset-password#…');
    await expectAccessible(page);
    delete rules.refuse;
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(panel.getByRole('listitem').first()).toContainText('Sent');
    const [arrived] = office.mails.filter(({ to }) => to.startsWith(mark));
    expect(arrived?.mail.text).toMatch(/\/session\/reset-password#[\w-]{43}/);
    await panel.getByRole('button', { name: 'Resend as new' }).click();
    await expect(page.getByText('The email is being sent again.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('row', { name: /You are invited/ })).toHaveCount(2);
    await expect.poll(() => office.mails.filter(({ to }) => to.startsWith(mark)).length).toBe(2);

    await page.getByRole('button', { name: 'Pause sending' }).click();
    await expect(page.getByText('Sending is paused')).toBeVisible();
    await invite(page, `late.${mark}@client.example`);
    await page.getByRole('searchbox').fill(`late.${mark}`);
    const late = page.getByRole('row', { name: new RegExp(`late.${mark}`) });
    await expect(late).toContainText('Waiting');
    await late.getByRole('button', { name: 'You are invited to Mandate' }).click();
    await panel.getByRole('button', { name: 'Cancel email' }).click();
    await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.getByRole('button', { name: 'Resume sending' }).click();
    await expect(page.getByText('Sending is paused')).toHaveCount(0);

    await settle(page, { enabled: false });
    await signIn(page, 'ADMIN', `${queue}?search=${mark}`);
    await expect(page.getByText('Sending is off or not set up')).toBeVisible();
    await page.getByRole('button', { name: 'You are invited to Mandate' }).first().click();
    await expect(panel).toContainText('Only an SA can read the text');
    await signIn(page, 'EDITOR', queue);
    await expect(page.getByText(/SA and ADMIN/)).toBeVisible();
  } finally {
    await signIn(page, 'SA', queue);
    await call(page, 'POST', '/mail-message/resume', {});
    await settle(page, {
      enabled: false,
      host: null,
      port: 587,
      security: 'starttls',
      authMethod: 'password',
      fromEmail: null,
    });
    await office.close();
  }
});
