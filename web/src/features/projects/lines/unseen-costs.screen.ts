import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, type } from '../../../../testing/press-and-type.ts';
import { call, visit } from '../../../../testing/visit.tsx';

test('who sees no costs saves a project with a section, a text and a discount', async () => {
  const figures = { quantity: '1', unit: 'day', unitPrice: '900' };
  await visit('/home/projects', 'EDITOR');
  const { id } = await call<{ id: string }>('POST', '/project/save', {
    name: `Sectioned ${Date.now()}`,
    isInternal: true,
    lines: [
      { type: 'section', description: 'Phase one' },
      { ...figures, type: 'service', description: 'Analysis' },
      { type: 'text', description: 'As agreed' },
      { ...figures, type: 'discount', description: 'Old friends', unitPrice: '-100' },
    ],
  });
  await visit(`/home/project/${id}`);
  const reference = page.getByRole('textbox', { name: /^External reference/ });
  await reference.fill('PO-77');
  await press('Control+s');
  await expect.element(page.getByText(/ saved\./)).toBeVisible();

  await press('Enter', page.getByRole('button', { name: 'Add section' }).first());
  await type('Phase two');
  await press('Enter');
  await press('Control+s');
  const lines = async () => (await call<{ lines: { description: string }[] }>('GET', `/project/get-by-id/${id}`)).lines;
  await expect.poll(async () => (await lines()).map(({ description }) => description)).toContain('Phase two');
});
