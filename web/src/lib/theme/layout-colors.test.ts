import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLayout, presets } from '@mandate/contract/preferences/layout.ts';
import { describe, expect, test } from 'vitest';
import { layoutColors, partColors } from './layout-colors.ts';

const scopes = join(import.meta.dirname, '../../app/layout/theme-scope.css');

test('the usual layout changes nothing of the page', () => {
  expect(layoutColors(defaultLayout)).toBe(partColors(defaultLayout));
});

test('the parts of the usual layout stand in the style sheet that comes with the frame', async () => {
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

  test('says every variable of a part in both schemes', () => {
    const names = [...colors.matchAll(/\[data-scope="\w+"\] \{\n([^}]*)\}/g)].map(([, body = '']) =>
      [...body.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name).sort(),
    );
    expect(names).toHaveLength(6);
    for (const each of names) expect(each).toEqual(names[0]);
  });

  test('never changes what tells a state', () => {
    expect(colors).not.toMatch(/--m-palette-(good|caution|bad|status|tag|success|warning|error)/);
  });
});
