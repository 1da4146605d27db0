import { describe, expect, test } from 'vitest';
import { mailWords, namesFile } from '../paper/mail-words/mail-words.ts';
import { letterBody } from './letter-body.ts';

const begun = [
  'Dear {contact},',
  'please find our quote {number} for {project} attached. It is valid until {validUntil}.',
  'You can read and accept it here:\n{link}',
  'Kind regards\n{sender}',
].join('\n\n');
const linkUntil = 'The link works until 5 February 2027.';
const along = { hasFile: true, namesFile: namesFile(begun, 'quote'), linkUntil };

describe('the text a mail begins with', () => {
  test('says until when the link works, right after it', () => {
    expect(letterBody(begun, along)).toBe(begun.replace('{link}', `{link}\n\n${linkUntil}`));
  });

  test('loses with the link what introduces it', () => {
    const read = letterBody(begun, { ...along, linkUntil: null });
    expect(read).toBe(begun.replace('You can read and accept it here:\n{link}\n\n', ''));
  });

  test('names no file that is not attached', () => {
    const read = letterBody(begun, { ...along, hasFile: false });
    expect(read).toContain('\n\nwe have prepared our quote {number} for {project}. It is valid until {validUntil}.');
    expect(read).not.toContain('attached');
  });
});

describe('a text of somebody', () => {
  test.each([
    ['See the file.\n\nYours', 'See the file.\n\nYours'],
    ['Hello. Read it at {link}. Yours, Mara', 'Hello. Yours, Mara'],
    ['Hello\nHere: {link}\nYours', 'Hello\nYours'],
    ['Two things:\nprice and days\n\n{link}', 'Two things:\nprice and days'],
  ])('%j keeps what does not name the link where there is none (case %#)', (typed, read) => {
    expect(letterBody(typed, { hasFile: false, namesFile: namesFile(typed, 'quote'), linkUntil: null })).toBe(read);
  });

  test('that names no link has it at its end', () => {
    expect(letterBody('Hello', along)).toBe(`Hello\n\n{link}\n\n${linkUntil}`);
  });
});

test('every language of papers says what it says without a file with the same placeholders', () => {
  const named = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([one]) => one).sort();
  for (const { attached } of Object.values(mailWords))
    for (const { said, instead } of Object.values(attached)) expect(named(instead)).toEqual(named(said));
});
