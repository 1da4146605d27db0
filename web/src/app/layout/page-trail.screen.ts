import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../../testing/visit.tsx';

const trail = page.getByRole('navigation', { name: 'Breadcrumb' });

test('a step of the breadcrumb that a person may not open is only named', async () => {
  for (const [address, who, step] of [
    ['/dashboard/lines', 'EDITOR', 'Dashboard'],
    ['/home/weeks', 'GUEST', 'Approvals'],
  ] as const) {
    await visit(address, who);
    await expect.element(trail.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect.element(trail.getByText(step, { exact: true })).toBeVisible();
    await expect.element(trail.getByRole('link', { name: step })).not.toBeInTheDocument();
  }
  await visit('/home/weeks', 'EDITOR');
  await trail.getByRole('link', { name: 'Approvals' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Approvals');
});
