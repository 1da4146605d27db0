import { beforeEach, expect, test } from 'vitest';
import { type PresenceBook, presenceBook, type Sign } from './presence-book.ts';

const record = 'customer 1';
let time = 0;
let book: PresenceBook;

beforeEach(() => {
  time = 0;
  book = presenceBook(() => time);
});

const hear = (accountId: string, sign: Partial<Sign> = {}) =>
  book.hear({
    ...{ entity: 'customer', recordId: '1', accountId, name: accountId, sessionId: `of ${accountId}`, windowId: 'one' },
    ...{ isSilent: false, doing: 'reads', field: null, lasts: 18_000, ...sign },
  });
const company = (accountId = 'Ada') => book.companyOf(record, accountId).map(({ name, doing }) => `${name} ${doing}`);

test('a sign of life holds for as long as it says, and a later one prolongs it', () => {
  hear('Ben');
  time = 17_999;
  book.expire();
  expect(company()).toEqual(['Ben reads']);
  hear('Ben');
  time = 18_000;
  book.expire();
  expect(company()).toEqual(['Ben reads']);
  time = 17_999 + 18_000;
  book.expire();
  expect(company()).toEqual([]);
  expect(book.isEmpty()).toBe(true);
});

test('what a session has open ends a while after nobody listens in it any more, unless a sign of life comes', () => {
  for (const name of ['Ben', 'Cleo']) hear(name);
  book.endSession('of Ben', 8_000);
  book.endSession('of Cleo', 8_000);
  time = 7_000;
  hear('Cleo');
  time = 8_000;
  book.expire();
  expect(company()).toEqual(['Cleo reads']);
});

test('whoever edits comes first, then who came first; nobody is in their own company', () => {
  for (const name of ['Ben', 'Ada', 'Cleo', 'Dora']) {
    time += 1;
    hear(name);
  }
  hear('Dora', { doing: 'edits' });
  expect(company()).toEqual(['Dora edits', 'Ben reads', 'Cleo reads']);
});

test('who only looks on is in nobody’s company, and has company', () => {
  hear('Guest', { isSilent: true });
  hear('Ada');
  expect(company()).toEqual([]);
  expect(company('Guest')).toEqual(['Ada reads']);
});

test('a person with many windows is shown once, by the one that edits or moved last', () => {
  hear('Ben', { windowId: 'one', doing: 'edits', field: 'name' });
  time = 5;
  hear('Ben', { windowId: 'two', doing: 'edits', field: 'city' });
  hear('Ben', { windowId: 'three' });
  expect(book.companyOf(record, 'Ada')).toEqual([{ id: 'Ben', name: 'Ben', doing: 'edits', field: 'city' }]);
  book.leave('Ben', 'two');
  expect(book.companyOf(record, 'Ada')[0]?.field).toBe('name');
});

test('a window has one record open: at another one it is new, and gone from the first', () => {
  expect(hear('Ben')).toBe(true);
  expect(hear('Ben')).toBe(false);
  book.takeChanged();
  expect(hear('Ben', { recordId: '2' })).toBe(true);
  expect(company()).toEqual([]);
  expect(book.takeChanged().sort()).toEqual(['customer 1', 'customer 2']);
});

test('of one person the windows that gave a sign last are known, of all people a bounded number', () => {
  for (let count = 0; count < 30; count += 1) hear('Ben', { windowId: `${count}`, recordId: `${count}` });
  expect(book.signsOf('Ben').map(({ windowId }) => windowId)).toEqual(
    Array.from({ length: 20 }, (_, at) => `${at + 10}`),
  );
  for (let count = 0; count < 6_000; count += 1) hear(`Somebody ${count}`, { recordId: 'full' });
  expect(book.readersOf('customer full')).toHaveLength(4_980);
  book.clear();
  expect(book.isEmpty()).toBe(true);
});

test('a sign that is told again holds no longer than it did', () => {
  hear('Ben');
  time = 10_000;
  expect(book.signsOf('Ben')).toMatchObject([{ accountId: 'Ben', lasts: 8_000 }]);
});
