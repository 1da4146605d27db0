import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { leave } from './screen.tsx';

afterEach(async () => {
  leave();
  await page.viewport(1440, 900);
});
