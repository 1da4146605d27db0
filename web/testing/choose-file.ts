import { page } from 'vitest/browser';
import { press } from './press-and-type.ts';

/** Presses the button that chooses a file, and chooses one: what the browser would open of its own nothing here could close. */
export async function chooseFile(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const asked = Promise.withResolvers<void>();
  input?.addEventListener('click', (event) => {
    event.preventDefault();
    asked.resolve();
  });
  await press('Enter', page.getByRole('button', { name: 'Choose a file' }));
  await asked.promise;
  if (input) await page.elementLocator(input).upload(file);
}
