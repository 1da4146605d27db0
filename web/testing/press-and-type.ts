import { type Locator, userEvent } from 'vitest/browser';

/** Brings the keyboard to a control. */
export async function focus(where: Locator): Promise<void> {
  ((await where.findElement()) as HTMLElement).focus();
}

/**
 * Presses a key as somebody at the keyboard does.
 * @param keys as in `Control+s`; the last is the one that is pressed while the others are held
 * @param where what has the focus first, where that is not what has it already
 */
export async function press(keys: string, where?: Locator): Promise<void> {
  if (where) await focus(where);
  const held = keys.split('+');
  const key = held.pop() ?? '';
  const down = held.map((each) => `{${each}>}`).join('');
  const up = held.map((each) => `{/${each}}`).join('');
  await userEvent.keyboard(`${down}${key.length === 1 ? key : `{${key}}`}${up}`);
}

/**
 * Types a text where the focus is.
 * @param pause between two keys, in milliseconds, where how fast somebody types matters
 */
export async function type(text: string, pause?: number): Promise<void> {
  // Brackets name keys there, unless they are doubled.
  const keys = [...text].map((key) => key.replace(/[{[]/, '$&$&'));
  if (pause === undefined) return userEvent.keyboard(keys.join(''));
  for (const key of keys) {
    await userEvent.keyboard(key);
    await new Promise((over) => setTimeout(over, pause));
  }
}
