import { i18n } from '../i18n/i18n.ts';

/** What of a key press tells which key it is. */
export interface PressedKey {
  key: string;
  /** The place of the key on the keyboard, where it is known. */
  code?: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** A key with what is held down along with it. */
export interface Stroke {
  /** A letter in lower case, a sign, or a name such as `Enter` and `Space`. */
  key: string;
  /** Ctrl, on a Mac Cmd. */
  mod: boolean;
  alt: boolean;
  shift: boolean;
}

/** Whether the device has the keys of a Mac. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const isSymbol = (key: string) => /^[^\p{L}\p{N}\s]$/u.test(key);

/**
 * Reads keys as they are written down.
 * @param keys as `mod+s`, `alt+ArrowUp`, `?`, or one after the other `g p`
 */
export function readKeys(keys: string): readonly Stroke[] {
  return keys.split(' ').map((text) => {
    const [, held = '', key = ''] = /^((?:(?:mod|alt|shift)\+)*)(.+)$/.exec(text) ?? [];
    const isHeld = (name: string) => held.split('+').includes(name);
    return { key: nameOf({ key }), mod: isHeld('mod'), alt: isHeld('alt'), shift: isHeld('shift') };
  });
}

/**
 * Whether a press is a stroke. A sign may stand above another key, so Shift is no part of it; a letter that is none of the Latin ones is
 * taken for the one at its place, so that keys mean the same on every keyboard.
 */
export function isStroke(pressed: PressedKey, { key, mod, alt, shift }: Stroke): boolean {
  if ((pressed.ctrlKey || pressed.metaKey) !== mod || pressed.altKey !== alt) return false;
  return nameOf(pressed) === key && (pressed.shiftKey === shift || isSymbol(key));
}

/** Whether keys are letters, digits or signs alone, which who speaks to the device may press without meaning to (WCAG 2.1.4). */
export function areLetters(keys: string): boolean {
  return readKeys(keys).every(({ key, mod, alt }) => key.length === 1 && !mod && !alt);
}

function nameOf({ key, code = '' }: Pick<PressedKey, 'key' | 'code'>): string {
  if (key === ' ') return 'Space';
  if (key.length !== 1) return key;
  const letter = key > '\u007f' ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (letter ?? key).toLowerCase();
}

const signs: Partial<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };
const macSymbols: Partial<Record<string, string>> = { mod: '⌘', alt: '⌥', shift: '⇧', Enter: '↩' };

// Keyboards of other languages have other words on these.
const named = ['mod', 'alt', 'shift', 'Enter', 'Escape', 'Space', 'Delete', 'Home', 'End'] as const;

function cap(name: string): string {
  const sign = signs[name] ?? (isMac ? macSymbols[name] : undefined);
  const known = named.find((one) => one === name);
  return sign ?? (known ? i18n.t(`key.${known}`) : name.length === 1 ? name.toUpperCase() : name);
}

/** What stands on the keys of this device, stroke after stroke: Ctrl and S, on a Mac ⌘ and S. */
export function keyCaps(keys: string): readonly (readonly string[])[] {
  return readKeys(keys).map(({ key, mod, alt, shift }) => [
    ...(mod ? [cap('mod')] : []),
    ...(alt ? [cap('alt')] : []),
    ...(shift ? [cap('shift')] : []),
    cap(key),
  ]);
}

/** The same keys as assistive technology is told of them: `Control+S`, on a Mac `Meta+S`. One after the other cannot be told. */
export function ariaKeys(keys: string): string | undefined {
  const [stroke, next] = readKeys(keys);
  if (stroke === undefined || next !== undefined) return undefined;
  const { key, mod, alt, shift } = stroke;
  const isHeld = mod || alt || shift;
  const held = [mod && (isMac ? 'Meta' : 'Control'), alt && 'Alt', shift && 'Shift'].filter(Boolean);
  return [...held, isHeld && key.length === 1 ? key.toUpperCase() : key].join('+');
}
