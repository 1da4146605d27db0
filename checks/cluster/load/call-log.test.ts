import { describe, expect, test } from 'vitest';
import { CallLog } from './call-log.ts';
import { envelopeIn, isSentAgain, outcomeOf } from './outcome.ts';

const envelope = (result: string, errorCode: string | null) => JSON.stringify({ result, data: null, errorCode });
const answer = (status: number, text: string, retryAfter: number | null = null) => ({
  status,
  envelope: envelopeIn(text),
  isFile: false,
  retryAfter,
  cookie: null,
});

describe('what callers see', () => {
  test('is told apart by status and envelope', () => {
    const busy = answer(503, envelope('fatal-error', 'serverBusy'), 2);
    const refused = answer(409, envelope('error', 'recordChangedByOther'));
    const page = answer(502, '<html></html>');
    const none = answer(0, '');
    const all = [
      answer(200, envelope('success', null)),
      busy,
      refused,
      answer(500, envelope('fatal-error', 'serverError')),
      page,
      none,
    ];
    expect(all.map(outcomeOf)).toEqual(['answered', 'busy', 'refused', 'failed', 'bare', 'lost']);
    expect([busy, page, none].map(isSentAgain)).toEqual([true, true, true]);
    expect(isSentAgain(refused)).toBe(false);
    expect(isSentAgain(answer(409, envelope('error', 'callUnderWay')))).toBe(true);
  });

  test('is counted from one act to the next, with the longest time without a save and without a list', () => {
    let now = 0;
    const log = new CallLog(() => now);
    log.note('write', 'answered', 'before', 1);
    log.begin();
    now = 1_000;
    log.note('write', 'answered', 'a save', 20);
    log.note('session', 'answered', 'no save', 300);
    now = 4_000;
    log.note('write', 'busy', 'a save 503', 4);
    now = 6_000;
    log.note('write', 'answered', 'a save', 20);
    log.note('read', 'failed', 'a list 500', 5);
    log.noteStream('ended');
    log.noteSignedOut();
    now = 7_500;
    expect(log.end()).toMatchObject({
      calls: 5,
      counts: { answered: 3, busy: 1, failed: 1, refused: 0, bare: 0, lost: 0 },
      kinds: new Map([['a list 500', 1]]),
      longestGap: { write: 5_000, read: 7_500 },
      longestWait: 300,
      streamsEnded: 1,
      signedOut: 1,
      ms: 7_500,
    });
  });
});
