import { type Locator, userEvent } from 'vitest/browser';

/** Presses what asks for a file, and chooses this one where the browser would ask for it. */
export async function chooseFile(button: Locator, file: File): Promise<void> {
  const asked = Promise.withResolvers<HTMLInputElement>();
  const isAnswered = new AbortController();
  const answer = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    // The window of the browser itself stays closed.
    event.preventDefault();
    asked.resolve(target);
  };
  addEventListener('click', answer, { capture: true, signal: isAnswered.signal });
  await button.click();
  await userEvent.upload(await asked.promise, file);
  isAnswered.abort();
}
