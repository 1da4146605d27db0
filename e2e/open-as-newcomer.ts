import type { Page } from '@playwright/test';
import { password as commonPassword } from './setup/start-product.ts';

const password = 'Four words nobody guesses 4711';

type Tokens = { accessToken: string; refreshToken: string };

/** Who opens a page for the first time. */
interface Newcomer {
  role?: 'SA' | 'ADMIN' | 'EDITOR' | 'GUEST';
  /** That they read the product in. */
  language?: string;
}

/** Opens a page as somebody new, whom no journey and no reminder of the firm met before. */
export async function openAsNewcomer(page: Page, address: string, who: Newcomer): Promise<void> {
  const email = `new-${Date.now()}@mandate.example`;
  const ask = async <Data>(path: string, data: object, token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return (await (await page.request.post(path, { data, headers })).json()).data as Data;
  };
  const first = { username: 'sa@mandate.example', password: commonPassword, rememberMe: true };
  const { accessToken } = await ask<Tokens>('/account/verify-account', first);
  const account = { fullName: 'Wanda Newcomer', email, role: 'SA', password, ...who };
  await ask('/account/save', account, accessToken);
  const tokens = await ask<Tokens>('/account/verify-account', { username: email, password, rememberMe: true });
  // A page of the product's own origin that shows nothing.
  await page.goto('/health/live');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { ...tokens, rememberMe: 'true' },
  );
  await page.goto(address);
}
