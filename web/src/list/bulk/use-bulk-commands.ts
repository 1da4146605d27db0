import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { type Command, useOfferedCommands } from '../../lib/commands/commands.ts';
import { keysOf } from '../../lib/commands/shortcuts.ts';
import { entityWord } from '../../records/words/words.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import type { BulkAction } from './may-bulk.ts';

/** What can be done with the rows that are selected. */
interface BulkActs {
  /** How many are selected. */
  count: number;
  /** What may be done with them now. */
  acts: readonly BulkAction[];
  begin: (action: BulkAction) => void;
  clear: () => void;
}

/** Offers what can be done with the rows that are selected, each saying with how many. */
export function useBulkCommands(entity: Entity, { count, acts, begin, clear }: BulkActs): void {
  const { t } = useTranslation();
  const what = entityWord(entity, 'count', { count, total: numberText(count) });
  const commands = acts.map(
    (action): Command => ({
      id: `selection.${action}`,
      label: t('shortcut.command.asks', { what: t(`bulk.title.${action}`, { what }) }),
      scope: 'selection',
      about: what,
      run: () => begin(action),
    }),
  );
  const clearing: Command = {
    id: 'selection.clear',
    label: t('bulk.clear'),
    scope: 'selection',
    keys: keysOf('list.leave')[0],
    about: what,
    run: clear,
  };
  useOfferedCommands(count > 0 ? [...commands, clearing] : []);
}
