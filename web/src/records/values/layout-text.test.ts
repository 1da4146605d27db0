import { expect, test } from 'vitest';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { layoutText } from './layout-text.ts';

await loadWords('records', 'frame');

test('a layout is described in words, part by part', () => {
  expect(layoutText({})).toBe('Blue · Side navigation: Slate 1, Full · Top bar: White blue, fixed · Footer: Slate 1');
  expect(layoutText({ theme: 'purple1', navigation: { mode: 'close' }, footer: { isShown: false } })).toBe(
    'Purple 1 · Side navigation: Slate 1, Closed · Top bar: White blue, fixed · Footer: not shown',
  );
});
