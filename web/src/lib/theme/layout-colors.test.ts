import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLayout, presets } from '@mandate/contract/preferences/layout.ts';
import { describe, expect, test } from 'vitest';
import { layoutColors, partColors } from './layout-colors.ts';

const scopes = join(import.meta.dirname, '../../app/layout/theme-scope.css');

test('the usual layout changes no colours of the page', () => {
  expect(layoutColors(defaultLayout)).toBe(partColors(defaultLayout));
});

test('the colours of the usual layout are in the style sheet that loads with the frame', async () => {
  const [head, ...rules] = (await readFile(scopes, 'utf8')).split('*/\n');
  expect(head).toContain('/*');
  expect(rules.join('*/\n')).toBe(partColors(defaultLayout));
});

describe.each(presets)('the preset %s', (preset) => {
  const colors = layoutColors({
    ...defaultLayout,
    theme: preset,
    navigation: { mode: 'full', theme: preset },
    topBar: { isFixed: true, theme: preset },
    footer: { isShown: true, isFixed: false, theme: preset },
  });

  test('sets every colour of a part in light and dark', () => {
    const names = [...colors.matchAll(/\[data-scope="\w+"\] \{\n([^}]*)\}/g)].map(([, body = '']) =>
      [...body.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name).sort(),
    );
    expect(names).toHaveLength(6);
    for (const each of names) expect(each).toEqual(names[0]);
  });

  test('never changes the colours that show a state', () => {
    expect(colors).not.toMatch(/--m-palette-(good|caution|bad|status|tag|success|warning|error)/);
  });
});
