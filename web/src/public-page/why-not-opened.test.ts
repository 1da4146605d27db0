import { expect, test } from 'vitest';
import { whyNotOpened } from './why-not-opened.ts';

const refusal = { code: 'documentNotCurrent', firm: 'Dvořák Brno s.r.o.', language: 'de' } as const;

test('why a document is not there is said in its own language, names the firm, and says nothing twice', () => {
  expect(whyNotOpened({ ...refusal, why: 'superseded' })).toMatchObject({
    heading: 'Diese Fassung wird nicht mehr angeboten',
    text: 'Bitten Sie Dvořák Brno s.r.o. um die neue.',
  });
  // Of what was withdrawn for good there is no new one.
  expect(whyNotOpened({ ...refusal, why: 'withdrawn' })).toMatchObject({
    heading: 'Dieses Dokument wurde zurückgezogen',
    text: 'Wenden Sie sich bei Fragen an Dvořák Brno s.r.o.',
  });
});

test('where neither language nor firm is known, the reader is asked in theirs to turn to the sender', () => {
  expect(whyNotOpened({ ...refusal, why: 'notValid', firm: '', language: null })).toMatchObject({
    heading: 'This link is no longer valid',
    text: 'Ask whoever sent it to you for a new one.',
  });
});
