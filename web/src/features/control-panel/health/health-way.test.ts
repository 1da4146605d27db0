import { expect, test } from 'vitest';
import { healthWay } from './health-way.ts';

test('a health row about queued mail links to the mail queue, one about settings to the mail server', () => {
  const mail = { check: 'mail', level: 'look', params: {} } as const;
  expect(healthWay({ ...mail, code: 'mailFailed' })?.to).toBe('/configuration/mailServer/queue');
  expect(healthWay({ ...mail, code: 'mailOff' })?.to).toBe('/configuration/mailServer');
});

test('a health row that is fine, or known only by its level, has no needless link', () => {
  expect(healthWay({ check: 'mail', level: 'good', code: 'mailGood', params: {} })).toBeUndefined();
  expect(healthWay({ check: 'signUpMode', level: 'look', code: null, params: {} })).toBeUndefined();
});
