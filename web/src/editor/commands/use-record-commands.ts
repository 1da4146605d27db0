import { may } from '@mandate/contract/access/permissions.ts';
import { useTranslation } from 'react-i18next';
import { type Command, useOfferedCommands } from '../../lib/commands/commands.ts';
import { keysOf } from '../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../lib/commands/shortcuts-here.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { goTo } from '../page/section-nav.tsx';
import type { RecordPage } from '../page/use-record-page.ts';
import { shortcutOf } from '../saving/save-keys.ts';

/** Offers what can be done with the record of a page now, and says which keys save it. */
export function useRecordCommands(page: RecordPage, title: string): void {
  const { t } = useTranslation();
  const { editing, stored, changes, paths, saveWays } = page;
  const { entity, reader, isReading, isNew } = editing;
  const noun = entity.name;
  const command = (name: string, label: string, run: () => void, keys?: string): Command => ({
    id: `record.${name}`,
    label,
    scope: 'record',
    ...(keys !== undefined && { keys }),
    run,
  });
  const isOpen = !isReading && !page.isSaving;
  const canSave = isOpen && (isNew || changes > 0);
  const mayRestore = page.isDeleted && may(reader.role, noun, 'undelete') !== false && !page.isRestoring;
  const copyLink = () =>
    void navigator.clipboard
      .writeText(`${location.origin}${paths.record(stored.id)}`)
      .then(() => showInfo(t('shortcut.command.linkCopied')));

  useOfferedCommands([
    ...(canSave
      ? [command('save', recordWord(noun, 'save'), () => void page.saveAnd('stay'), keysOf('record.save')[0])]
      : []),
    ...(isOpen
      ? saveWays.map((way) => {
          const id = shortcutOf(way);
          const name = id.slice('record.'.length);
          return command(name, t(`saving.${way}`), () => void page.saveAnd(way), keysOf(id)[0]);
        })
      : []),
    ...(isOpen && changes > 0 ? [command('discard', t('shortcut.command.discard'), page.drafts.discard)] : []),
    ...(page.mayBeRemoved
      ? [
          command('delete', t('shortcut.command.asks', { what: recordWord(noun, 'delete') }), () => {
            page.ask(true);
          }),
        ]
      : []),
    ...(mayRestore ? [command('restore', t('shortcut.command.restore', { title }), () => void page.restore())] : []),
    ...(page.hasHistory ? [command('history', t('shortcut.command.history'), () => goTo('history'))] : []),
    // A browser gives the clipboard to pages that came over a safe way only.
    ...(!isNew && 'clipboard' in navigator
      ? [command('copyLink', t('shortcut.command.copyLink', { title }), copyLink)]
      : []),
  ]);
  useHeldShortcuts(isReading ? [] : saveWays.map(shortcutOf));
}
