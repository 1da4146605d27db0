import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { press } from './keys.ts';

/** Carries something by keyboard, an arrow at a time, and drops it. */
export async function carryByKeys(name: string, steps: readonly (readonly [string, string])[]): Promise<void> {
  await press('Space', page.getByRole('button', { name: `Drag ${name}`, exact: true }));
  await expect.element(page.getByText(`${name} is over position`)).toBeInTheDocument();
  // The library that carries things listens to arrow keys in a task of its own, after what was lifted is told.
  await new Promise((listens) => setTimeout(listens));
  for (const [key, place] of steps) {
    await press(key);
    await expectSaid(`${name} is over ${place}.`);
  }
  await press('Space');
  await expectSaid(`${name} dropped at ${steps.at(-1)?.[1]}.`);
}

/** Carries something by mouse over something else, and lets go where it is said to be held. */
export async function carryByMouse(name: string, from: Locator, over: Locator, place: string): Promise<void> {
  (await from.findElement()).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const [start, end] = [middleOf(from), middleOf(over)];
  const way = Array.from({ length: 8 }, (_, step) => {
    const part = (step + 1) / 8;
    return { coords: { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part } };
  });
  await userEvent.pointer([{ coords: start, keys: '[MouseLeft>]' }, ...way]);
  await expectSaid(`${name} is over ${place}.`);
  await userEvent.pointer('[/MouseLeft]');
  await expectSaid(`${name} dropped at ${place}.`);
}

/** Waits until it is said aloud where what is carried is held, as somebody does who cannot see it. */
async function expectSaid(text: string): Promise<void> {
  await expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();
}

function middleOf(where: Locator): { x: number; y: number } {
  const { x, y, width, height } = where.element().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
