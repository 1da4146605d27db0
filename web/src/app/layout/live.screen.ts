import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from '../../../testing/toasts.ts';
import { visit } from '../../../testing/visit.tsx';
import { call } from '../../lib/calls/call.ts';

test('a day in what the server says is read as the person has days written', async () => {
  await visit('/home/profile', 'SA');
  await expect.element(page.getByRole('button', { name: /^Activity/ })).toBeVisible();
  const asked = call('POST', '/rate/resolve', { side: 'sell', date: '1999-01-02', unit: 'hour' });
  await expect(asked).rejects.toThrow('No rate found on 2 Jan 1999.');
  await expect.element(toast('No rate found on 2 Jan 1999.')).toBeVisible();
});
