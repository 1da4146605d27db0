import { isStroke, type PressedKey, readKeys } from './keys.ts';

/** How long the next key of a sequence is waited for, in milliseconds. */
export const sequenceMs = 1_000;

const held = ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph'];

/** Hears keys that are pressed one after the other. */
export interface KeySequence {
  /** Whether the first of them was pressed and the next is waited for. */
  isWaiting: (now: number) => boolean;
  /**
   * Takes a press.
   * @param offers keys that mean something now
   * @param now in milliseconds
   * @returns the keys it completes, or null
   */
  press: (pressed: PressedKey, offers: readonly string[], now: number) => string | null;
  forget: () => void;
}

/** Begins to hear keys. */
export function keySequence(): KeySequence {
  let before: readonly PressedKey[] = [];
  let until = 0;

  function press(pressed: PressedKey, offers: readonly string[], now: number): string | null {
    // What is held down for the next key is none itself.
    if (held.includes(pressed.key)) return null;
    const typed = now < until ? [...before, pressed] : [pressed];
    const begun = offers.filter((keys) => {
      const strokes = readKeys(keys);
      return typed.every((one, at) => strokes[at] !== undefined && isStroke(one, strokes[at]));
    });
    const complete = begun.find((keys) => readKeys(keys).length === typed.length) ?? null;
    before = complete === null && begun.length > 0 ? typed : [];
    until = before.length > 0 ? now + sequenceMs : 0;
    // What leads nowhere may start again.
    return begun.length === 0 && typed.length > 1 ? press(pressed, offers, now) : complete;
  }

  return {
    isWaiting: (now) => now < until,
    press,
    forget() {
      before = [];
      until = 0;
    },
  };
}
