import type { Page } from '@playwright/test';
import { password as commonPassword } from './setup/start-product.ts';

const password = 'Four words nobody guesses 4711';

type Tokens = { accessToken: string; refreshToken: string };

/** Opens a page as somebody new who reads the product in a language. */
export async function openInLanguage(page: Page, language: string, address: string): Promise<void> {
  const email = `words-${Date.now()}@mandate.example`;
  const ask = async <Data>(path: string, data: object, token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return (await (await page.request.post(path, { data, headers })).json()).data as Data;
  };
  const first = { username: 'sa@mandate.example', password: commonPassword, rememberMe: true };
  const { accessToken } = await ask<Tokens>('/account/verify-account', first);
  const account = { fullName: 'Wanda Words', email, role: 'SA', password, language };
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
