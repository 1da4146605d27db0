import { describe, expect, test } from 'vitest';
import { afterSaveOf } from './save-shortcut.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('when a record is saved by key,', () => {
  test.each([
    ['Ctrl+S stays', { key: 's', ctrlKey: true }, 'stay'],
    ['Cmd+S stays', { key: 's', metaKey: true }, 'stay'],
    ['Ctrl+S stays with Caps Lock', { key: 'S', ctrlKey: true }, 'stay'],
    ['Ctrl+Enter closes', { key: 'Enter', ctrlKey: true }, 'close'],
    ['Cmd+Alt+Enter begins a new one', { key: 'Enter', metaKey: true, altKey: true }, 'next'],
    ['Ctrl+Shift+S is the browser’s', { key: 's', ctrlKey: true, shiftKey: true }, null],
    ['AltGr+S types its sign', { key: 'ś', ctrlKey: true, altKey: true }, null],
    ['Enter alone is the field’s', { key: 'Enter' }, null],
  ])('%s', (_, pressed, after) => {
    expect(afterSaveOf({ ...none, ...pressed })).toBe(after);
  });
});
