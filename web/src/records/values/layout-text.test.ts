import { expect, test } from 'vitest';
import '../../lib/i18n/list-words.ts';
import '../../lib/i18n/other-words.ts';
import { layoutText } from './layout-text.ts';

test('a layout is described in words, part by part', () => {
  expect(layoutText({})).toBe('Blue · Side navigation: Slate 1, Full · Top bar: White blue, fixed · Footer: Slate 1');
  expect(layoutText({ theme: 'purple1', navigation: { mode: 'close' }, footer: { isShown: false } })).toBe(
    'Purple 1 · Side navigation: Slate 1, Closed · Top bar: White blue, fixed · Footer: not shown',
  );
});
