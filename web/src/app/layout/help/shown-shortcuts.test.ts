import { describe, expect, test } from 'vitest';
import type { Command } from '../../../lib/commands/commands.ts';
import { shortcutsOf } from '../../../lib/commands/shortcuts.ts';
import { i18n, loadWords } from '../../../lib/i18n/i18n.ts';
import { frameWords, sharedWords } from '../../../lib/i18n/shared-words.ts';
import { goWays } from './go-ways.ts';
import { fittingSections, shownShortcuts } from './shown-shortcuts.ts';

await loadWords(...frameWords, ...sharedWords);
const { t } = i18n;
const run = () => undefined;
const commands: readonly Command[] = [
  { id: 'help.shortcuts', label: 'Shortcuts', scope: 'everywhere', keys: '?', run },
  { id: 'record.print', label: 'Print the record', scope: 'record', keys: 'mod+alt+p', run },
  { id: 'record.delete', label: 'Delete the record', scope: 'record', run },
];
const onList = { role: 'SA', here: new Set(['list.next', 'list.filter'] as const), commands, t } as const;
const titles = (shown: ReturnType<typeof shownShortcuts>) => shown.map(({ title }) => title);

describe('the list of shortcuts', () => {
  test('has a shortcut to every page of the navigation, and only to pages a role may open', () => {
    expect(goWays('SA').map(({ id }) => id)).toEqual(shortcutsOf('go').map(({ id }) => id));
    const guest = goWays('GUEST').map(({ id }) => id);
    expect(guest).toContain('go.projects');
    expect(guest).not.toContain('go.mailServer');
  });

  test('begins with what works on this page, and ends with what works elsewhere', () => {
    const shown = shownShortcuts(onList);
    expect(titles(shown).slice(0, 3)).toEqual(['On this list', 'Everywhere', 'Go to']);
    expect(shown[0]?.shortcuts.map(({ id }) => id)).toEqual(['list.next', 'list.filter']);
    expect(titles(shown)).toContain('On records');
    expect(titles(shown)).not.toContain('On lists');
    expect(shown.map(({ isHere }) => isHere)).toEqual([...shown.map(({ isHere }) => isHere)].sort().reverse());
  });

  test('shows what the page offers with its own keys, and nothing that is not offered', () => {
    const [everywhere] = shownShortcuts({ ...onList, here: new Set() });
    expect(everywhere?.shortcuts.map(({ id }) => id)).toEqual(['everywhere.help', 'record.print']);
  });

  test('tells of nothing that a role may do with no record', () => {
    const told = (role: 'EDITOR' | 'GUEST') =>
      shownShortcuts({ ...onList, role }).flatMap(({ shortcuts }) => shortcuts.map(({ id }) => id));
    const closed = [
      'approvals.approve',
      'record.issue',
      'record.send',
      'preview.issue',
      'lines.fillDown',
      'board.carry',
    ];
    expect(told('EDITOR')).toEqual(expect.arrayContaining(closed));
    expect(told('GUEST').filter((id) => closed.includes(id))).toEqual([]);
    expect(told('GUEST')).toEqual(expect.arrayContaining(['record.save', 'week.handIn', 'board.search']));
  });

  test('can be searched by words and by keys', () => {
    const found = (search: string) =>
      fittingSections(shownShortcuts(onList), search).flatMap(({ shortcuts }) => shortcuts.map(({ id }) => id));
    expect(found('next ROW')).toEqual(['list.next']);
    expect(found('ctrl alt p')).toEqual(['record.print']);
    expect(found('g d')).toEqual(['go.dashboard']);
    expect(found('nothing of the kind')).toEqual([]);
  });
});
