import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../http/refusal.ts';
import { checkStrength } from './check-strength.ts';

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

  test('is judged by its first 32 characters, since the work grows with each', async () => {
    const strong = 'marble otter in a quiet canoe';
    expect(await judged(`${'a'.repeat(3)}${strong}`)).toBe('good');
    expect(await judged(`${'a'.repeat(32)}${strong}`)).toEqual(['password passwordTooWeak']);
  });
});
