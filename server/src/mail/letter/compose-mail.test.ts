import type { MailContent } from '@mandate/contract/entities/mail-message.ts';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { uuidV7 } from '../../database/uuid-v7.ts';
import type { MailSettings } from '../mail-settings.ts';
import { composeMail } from './compose-mail.ts';
import { maskLinks } from './mask-links.ts';

const settings = {
  fromEmail: 'office@firm.example',
  fromName: 'The Firm',
  replyTo: null,
  envelopeFrom: null,
  redirectAllTo: null,
  footerText: null,
} as MailSettings & { fromEmail: string };

const message = {
  id: uuidV7(),
  toAddress: 'ann@client.example',
  toName: 'Ann Example',
  createdAt: new Date('2026-11-22T10:00:00Z'),
};
const link = 'https://firm.example/session/reset-password#abc-DEF_123';
const content: MailContent = {
  subject: 'Hello',
  blocks: [
    { kind: 'text', text: 'First line\nsecond line' },
    { kind: 'fact', label: 'Outcome', value: '3 created' },
    { kind: 'action', label: 'Choose a password', url: link },
  ],
};

async function composed(said = content, over: Partial<typeof settings> = {}, to: Partial<typeof message> = {}) {
  const made = await composeMail({ ...message, ...to }, said, { ...settings, ...over });
  return { ...made, source: made.raw.toString(), mail: await PostalMime.parse(made.raw) };
}

describe('a mail', () => {
  test('says the same as plain text and as HTML, with its link written out', async () => {
    const { mail } = await composed();
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('second line');
      expect(part).toContain('3 created');
      expect(part).toContain(link);
    }
    expect(mail.html).toContain(`href="${link}"`);
  });

  test('has the same name and date however often it is put together, and asks for no automatic answer', async () => {
    const [once, again] = [await composed(), await composed()];
    expect(once.mail.messageId).toBe(`<${message.id}@firm.example>`);
    expect(again.mail.messageId).toBe(once.mail.messageId);
    expect([once.mail.date, again.mail.date]).toEqual(Array(2).fill('2026-11-22T10:00:00.000Z'));
    expect(once.mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('comes from the firm, is answered where it says and bounces to the envelope address', async () => {
    const { from, to, mail } = await composed(content, {
      replyTo: 'answers@firm.example',
      envelopeFrom: 'bounces@firm.example',
      footerText: 'The Firm Ltd',
    });
    expect([from, to]).toEqual(['bounces@firm.example', 'ann@client.example']);
    expect([mail.from, mail.to, mail.replyTo]).toMatchObject([
      { name: 'The Firm', address: 'office@firm.example' },
      [{ name: 'Ann Example', address: 'ann@client.example' }],
      [{ address: 'answers@firm.example' }],
    ]);
    for (const part of [mail.text, mail.html]) expect(part).toContain('The Firm Ltd');
  });

  test('that is redirected goes to the one address and says whom it was meant for', async () => {
    const { to, redirectedTo, mail } = await composed(content, { redirectAllTo: 'all@firm.example' });
    expect([to, redirectedTo]).toEqual(['all@firm.example', 'all@firm.example']);
    expect(mail.to).toMatchObject([{ address: 'all@firm.example' }]);
    expect(mail.text).toContain('Intended for Ann Example <ann@client.example>');
    expect(mail.html).toContain('Intended for Ann Example &lt;ann@client.example&gt;');
  });

  test.each([
    ...[
      '{{7*7}}',
      '\u0024{7*7}',
      '<%= 7*7 %>',
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '&lt;b&gt;',
    ],
    ...['{name} {who} {until}', '%s %n', '{% raw %}', 'Zoë 😀 Жук'],
  ])('carries what people wrote as the text it is: %s', async (wrote) => {
    const blocks = content.blocks.map((block) => ({ ...block, ...('text' in block && { text: wrote }) }));
    const { mail } = await composed({ subject: wrote, blocks }, {}, { toName: wrote });
    expect(mail.subject).toBe(wrote);
    expect(mail.to?.[0]?.name).toBe(wrote);
    expect(mail.text).toContain(wrote);
    expect(mail.text).not.toContain('49');
    expect(mail.html).not.toMatch(/<(script|img|%)/);
  });

  test('lets no line break of a name or subject begin a header', async () => {
    const evil = 'Ann\r\nBcc: victim@client.example\r\n\r\nBody';
    const { source, mail } = await composed({ ...content, subject: evil }, { fromName: evil }, { toName: evil });
    const head = source.slice(0, source.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^bcc:/im);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.to).toHaveLength(1);
    expect(mail.subject).toBe('Ann Bcc: victim@client.example Body');
    expect(mail.text).toContain('3 created');
  });

  test('shown to others leaves out what makes its link open an account', () => {
    const masked = JSON.stringify(
      maskLinks({ subject: link, blocks: [...content.blocks, { kind: 'text', text: link }] }),
    );
    expect(masked).not.toContain('abc-DEF_123');
    expect(masked).toContain('/session/reset-password#…');
  });
});
