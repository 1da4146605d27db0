import { expect, test } from 'vitest';
import type { InboxMessage } from '../../contract/inbox-calls.ts';
import { addressOf, answeredSubject, beginningOf, homeOf, isMailAddress, isSeenIn, mailsOf, viewOf } from './mail.ts';

const message = (id: string, date: string): InboxMessage => ({
  id,
  date,
  sender: { name: 'Elif Aydın', photo: '' },
  selected: false,
  subject: 'Workshop',
  message: '<p>Hello</p>',
});

test('the newest message stands first, and one without marks lies unread in the inbox', () => {
  const mails = mailsOf([message('old', '2012-05-01T08:00:00Z'), message('new', '2018-05-01T08:00:00Z')], {});
  expect(mails.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(mails[0]).toMatchObject({ folder: 'inbox', isRead: false, isStarred: false });
});

test('a starred message is seen in its folder and among the starred, but not as spam', () => {
  expect(isSeenIn('starred', { folder: 'archive', isStarred: true })).toBe(true);
  expect(isSeenIn('archive', { folder: 'archive', isStarred: true })).toBe(true);
  expect(isSeenIn('starred', { folder: 'spam', isStarred: true })).toBe(false);
  expect(isSeenIn('inbox', { folder: 'archive', isStarred: false })).toBe(false);
});

test('a mail that is moved back goes to Sent if it was sent, and to the inbox otherwise', () => {
  expect(homeOf({ to: 'a@mail.example' })).toBe('sent');
  expect(homeOf({ to: '' })).toBe('inbox');
});

test('an address that names no folder shows the inbox', () => {
  expect([viewOf('spam'), viewOf('starred'), viewOf('forums'), viewOf(null)]).toEqual([
    ...['spam', 'starred', 'inbox', 'inbox'],
  ]);
});

test('a reply goes to an address made of the sender’s name without its accents', () => {
  expect(addressOf('Chiara Fontàna-Ruiz')).toBe('chiara.fontana.ruiz@mail.example');
  expect(answeredSubject('Workshop')).toBe('Re: Workshop');
  expect(answeredSubject('RE: Workshop')).toBe('RE: Workshop');
});

test('mail is sent only to valid addresses', () => {
  expect(['a@b.example', ' a@b.example', 'a@b', 'a b@c.example', ''].map(isMailAddress)).toEqual([
    ...[true, false, false, false, false],
  ]);
});

test('the list shows the first words of a mail without their formatting', () => {
  expect(beginningOf('<p>Good <b>morning</b>,</p><p>the outline</p>')).toBe('Good morning, the outline');
  expect(beginningOf('<p></p>')).toBe('');
});
