import { call, expect, signIn, test } from '../../test.ts';

test('an explained figure is copied as text', async ({ page }) => {
  await signIn(page, 'SA', null);
  const service = { type: 'service', unit: 'day' };
  const { id } = await call<{ id: string }>(page, 'POST', '/project/save', {
    name: `Explained ${Date.now()}`,
    isInternal: true,
    currency: 'EUR',
    discountPercent: '2',
    lines: [
      { ...service, description: 'Operating model design', quantity: '64', unitPrice: '1620', unitCost: '1040' },
      { ...service, description: 'Peer review', quantity: '16', unitPrice: '2100' },
    ],
  });
  await page.goto(`/home/project/${id}?explain=plannedMargin`);
  const panel = page.getByRole('dialog', { name: 'Planned margin, explained' });
  await expect(panel).toContainText('67,974.40');
  await panel.getByRole('button', { name: 'Copy as text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Planned margin\t67,974.40 EUR');
});
