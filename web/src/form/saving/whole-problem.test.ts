import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { beforeAll, expect, test } from 'vitest';
import { CallError } from '../../lib/calls/call.ts';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { problemSentence } from '../../records/words/record-words.ts';
import { wholeProblem } from './whole-problem.ts';

beforeAll(() => loadWords('error'));

test('a refusal of the whole is said as the server filled its sentence, one of a field in the words of the reader', () => {
  const message = 'March 2026 is closed. Ask an administrator to book it.';
  const rest = { data: null, alerts: [], errorMessage: message, errorCode: 'periodClosed', requestId: 'r' };
  const envelope = { result: 'error', ...rest } as const;
  const refused = new CallError('error', message, { status: 409, envelope, retryAfter: null });
  expect(problemSentence(wholeProblem(refused))).toBe(message);
  expect(
    problemSentence({ ...fieldError('date', 'periodOrder', { date: '2026-10-31' }), message: 'Said otherwise' }),
  ).toBe('Months are closed one after the other, each to its last day. Enter a day after 31 Oct 2026.');
});

test('figures that a field is refused for are read as the person writes them', () => {
  const params = { context: 'discount', price: '1234.50' };
  expect(problemSentence(fieldError('lines.0.unitPrice', 'numberOutOfRange', params))).toContain('-1,234.50');
  expect(problemSentence(fieldError('milestones.0.weightPercent', 'percentSumExceeded', { sum: '1234.5' }))).toContain(
    '1,234.5 %',
  );
});
