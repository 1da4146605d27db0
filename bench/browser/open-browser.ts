import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/setup/find-browser.ts';

/** Starts the Chromium the journeys are driven in. It has no window and draws without a graphics card. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } as Record<string, string> });
}
