import { describe, expect, test } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { checkStrength } from './password-strength.ts';

const words = ['ann.smith@mandate.example', 'Ann Smith-Æble'];

/** Whether the password passes, or what is said of it. */
async function judged(password: string): Promise<unknown> {
  try {
    await checkStrength(password, words, 'password');
    return 'good';
  } catch (error) {
    const { fieldErrors } = (error as Refusal).data as { fieldErrors: { field: string; code: string }[] };
    return error instanceof Refusal ? fieldErrors.map(({ field, code }) => `${field} ${code}`) : error;
  }
}

describe('a password', () => {
  test.each([
    'wandering quartz lantern',
    'kX8$2mPq!v',
    'pässwörd ünd mehr davon',
    'five 😀 words 🎈 and some emoji in sixty-four characters, or nearly',
  ])('%j is strong enough', async (password) => {
    expect(await judged(password)).toBe('good');
  });

  test.each([
    'password',
    'Passw0rd!',
    '12345678',
    'qwertyuiop',
    'aaaaaaaaaaaaaaaaaaaa',
    'mandate1',
    'Mandate2026',
    'ann.smith',
    'ann.smithann.smith',
    'annsmith1',
    'Æble1234',
    'htims.nna',
    '1985-03-12',
  ])('%j is too weak', async (password) => {
    expect(await judged(password)).toEqual(['password passwordTooWeak']);
  });

  test('of 256 characters takes less than 50 ms of work', async () => {
    await judged('a first one, that loads the dictionaries');
    const random = Array.from({ length: 256 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 90))).join('');
    const times: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      // Work, not time: other tests run beside this one.
      const began = process.cpuUsage();
      await judged(random);
      const { user, system } = process.cpuUsage(began);
      times.push((user + system) / 1000);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
