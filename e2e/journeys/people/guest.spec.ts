import { expect, test } from '../../journey.ts';

test('who signed up and is linked to nobody is told whom to ask, in place and nowhere twice', async ({ page }) => {
  await page.goto('/session/signup');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Signe Stranger');
  await page.getByRole('textbox', { name: 'Email' }).fill(`signe.${Date.now()}@elsewhere.example`);
  const fields = page.getByRole('textbox', { name: /password/i });
  await fields.first().fill('Four words nobody guesses 4711');
  await fields.last().fill('Four words nobody guesses 4711');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const sentence = 'You are not on the team of any project yet. Ask an administrator to link your account and add you.';
  for (const list of ['Projects', 'Customers', 'Personnels']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: list }).click();
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Filter' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^New / })).toHaveCount(0);
  }
  await expect(page.getByRole('banner').getByText('Signe Stranger')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(sentence)).toHaveCount(1);
});
