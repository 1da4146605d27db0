import type { MailContent } from '@mandate/contract/entities/mail-message.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import type { Words } from '../../words/words.ts';

/** What the test mail says: that it works, who asked for it, through which server it went. */
export function testMail(words: Words, { host, port }: MailSettings, askedBy: string, at: Date): MailContent {
  const word = (key: string, params: Record<string, string> = {}) => words.at(`mail.${key}`, params) ?? '';
  return {
    language: words.language,
    subject: word('test.subject'),
    blocks: [
      { kind: 'text', text: `${word('greeting', { name: askedBy })}\n${word('test.lead')}` },
      { kind: 'fact', label: word('test.server'), value: `${host}:${port}` },
      { kind: 'fact', label: word('test.by'), value: askedBy },
      { kind: 'fact', label: word('test.at'), value: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` },
    ],
  };
}
