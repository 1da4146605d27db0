import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../i18n/i18n.ts';
import { areLetters, ariaKeys, isStroke, keyCaps, type PressedKey, readKeys, type Stroke } from './keys.ts';

await loadWords('list');

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const signs = [...'/?+.,;-=['];
const names = ['Enter', 'Escape', 'Space', 'ArrowUp', 'Home', 'F2', 'Delete'];
const key = fc.constantFrom(...letters, ...'0123456789', ...signs, ...names);
const stroke: fc.Arbitrary<Stroke> = fc.record({ key, mod: fc.boolean(), alt: fc.boolean(), shift: fc.boolean() });

function written({ key: name, mod, alt, shift }: Stroke): string {
  return `${mod ? 'mod+' : ''}${alt ? 'alt+' : ''}${shift ? 'shift+' : ''}${name}`;
}

function pressOf({ key: name, mod, alt, shift }: Stroke, isOnMac: boolean): PressedKey {
  const typed = name === 'Space' ? ' ' : shift && letters.includes(name) ? name.toUpperCase() : name;
  return { key: typed, ctrlKey: mod && !isOnMac, metaKey: mod && isOnMac, altKey: alt, shiftKey: shift };
}

describe('keys of a shortcut', () => {
  test('are read back as they are written', () => {
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 3 }), (strokes) => {
        expect(readKeys(strokes.map(written).join(' '))).toEqual(strokes);
      }),
    );
  });

  test('match the press they name, with Ctrl or Cmd', () => {
    fc.assert(
      fc.property(stroke, fc.boolean(), (wanted, isOnMac) => {
        expect(isStroke(pressOf(wanted, isOnMac), wanted)).toBe(true);
      }),
    );
  });

  test('match no other press, except that a sign may need Shift', () => {
    fc.assert(
      fc.property(stroke, stroke, (pressed, wanted) => {
        const isSame =
          pressed.key === wanted.key &&
          pressed.mod === wanted.mod &&
          pressed.alt === wanted.alt &&
          (pressed.shift === wanted.shift || signs.includes(wanted.key));
        expect(isStroke(pressOf(pressed, false), wanted)).toBe(isSame);
      }),
    );
  });

  test('mean the letter at their place on a keyboard without Latin letters', () => {
    const [save] = readKeys('mod+s') as [Stroke];
    expect(isStroke({ ...none, key: 'ы', code: 'KeyS', ctrlKey: true }, save)).toBe(true);
    expect(isStroke({ ...none, key: 'ы', ctrlKey: true }, save)).toBe(false);
    // Other Latin keyboards have their letters elsewhere: what stands on the key counts.
    expect(isStroke({ ...none, key: 'o', code: 'KeyS', ctrlKey: true }, save)).toBe(false);
    expect(isStroke({ ...none, key: 's', code: 'Semicolon', ctrlKey: true }, save)).toBe(true);
  });

  test('count as letters when only letters, digits and signs are pressed', () => {
    expect(['j', '?', '7', 'g p', 'shift+j'].map(areLetters)).toEqual([true, true, true, true, true]);
    expect(['mod+k', 'alt+j', 'Enter', 'Escape', 'Space', 'F2', 'mod+k p'].some(areLetters)).toBe(false);
  });

  test('are shown and read out as the device names them', () => {
    expect(keyCaps('mod+shift+z')).toEqual([['Ctrl', 'Shift', 'Z']]);
    expect(keyCaps('g p')).toEqual([['G'], ['P']]);
    expect(ariaKeys('mod+alt+Enter')).toBe('Control+Alt+Enter');
    expect(ariaKeys('mod+s')).toBe('Control+S');
    expect(ariaKeys('n')).toBe('n');
    expect(ariaKeys('g p')).toBeUndefined();
  });
});
