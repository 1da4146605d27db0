import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Command, useOfferedCommands } from '../../lib/commands/commands.ts';
import { keysOf, pressControl, type ShortcutId } from '../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../lib/commands/shortcuts-here.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { entityWord } from '../../records/words/words.ts';
import type { InlineMode } from '../inline/use-inline-mode.ts';

interface ListCommandsProps {
  entity: Entity;
  isPhone: boolean;
  /** Where a new one is made; null for who may not, and where none is. */
  createAddress: string | null;
  /** Rows can be selected. */
  isSelectable?: boolean;
  /** A row can be shown beside the others. */
  isPreviewed?: boolean;
  inline?: InlineMode;
  /** What is done elsewhere with the rows that match. */
  elsewhere?: { label: string; to: string };
}

/** Offers what is done with a list to the palette, and says which keys hold on it. Shows nothing; fetched when the rows are there. */
export default function ListCommands(props: ListCommandsProps) {
  const { entity, isPhone, createAddress, isSelectable = false, isPreviewed = false, inline, elsewhere } = props;
  useSharedWords();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSearched = Object.values(entity.fields).some((field) => field.isSearched);
  // Phones show cards, which have neither cells to edit nor rows to make lower.
  const editing = !isPhone && inline?.isOffered ? inline : null;
  const isEditing = editing !== null && editing.state !== 'off';

  function pressing(does: string, label: string, keys?: string): Command {
    return { id: does, label, scope: 'list', ...(keys !== undefined && { keys }), run: () => void pressControl(does) };
  }
  const keyed = (id: ShortcutId, label: string) => pressing(id, label, keysOf(id)[0]);

  const creation =
    createAddress === null
      ? []
      : [{ ...keyed('list.create', entityWord(entity, 'new')), run: () => void navigate(createAddress) }];
  const led: Command[] = elsewhere
    ? [{ id: 'list.elsewhere', label: elsewhere.label, scope: 'list', run: () => void navigate(elsewhere.to) }]
    : [];
  useOfferedCommands([
    ...creation,
    ...led,
    ...(isSearched ? [keyed('list.search', entityWord(entity, 'searchIn'))] : []),
    keyed('list.filter', t('shortcut.command.filter')),
    pressing('list.sort', t('shortcut.command.sort')),
    ...(isPreviewed && !isPhone ? [pressing('list.group', t('groups.open'))] : []),
    pressing('list.columns', t('shortcut.command.columns')),
    ...(isPhone ? [] : [pressing('list.density', t('shortcut.command.density'))]),
    ...(editing ? [keyed('list.edit', t(isEditing ? 'shortcut.command.stopEditing' : 'shortcut.command.edit'))] : []),
  ]);
  useHeldShortcuts([
    'list.next',
    'list.previous',
    'list.open',
    ...(isPreviewed && !isPhone ? (['list.preview'] as const) : []),
    ...(isSelectable ? (['list.pick'] as const) : []),
    ...(isSearched ? (['list.search'] as const) : []),
    'list.filter',
    ...(createAddress === null ? [] : (['list.create'] as const)),
    ...(editing ? (['list.edit'] as const) : []),
    ...(isSelectable || isPreviewed ? (['list.leave'] as const) : []),
  ]);
  return null;
}
