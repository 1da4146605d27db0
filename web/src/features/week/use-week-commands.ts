import { useTranslation } from 'react-i18next';
import { type Command, useOfferedCommands } from '../../lib/commands/commands.ts';
import type { Pin } from '../../lib/preferences/favourites.ts';

interface WeekCommands {
  /** Null where nothing may be changed. */
  copy: (() => void) | null;
  addRow: () => void;
  undo: () => void;
  /** Null where weeks are not handed in, or this one is. */
  handIn: (() => void) | null;
  /** Of the chosen line; nothing where none is pinned. */
  pin: (Pin & { line: string }) | null | undefined;
  before: () => void;
  after: () => void;
}

/** Offers what is done with a week. */
export function useWeekCommands({ copy, addRow, undo, handIn, pin, before, after }: WeekCommands): void {
  const { t } = useTranslation();
  const command = (name: string, label: string, run: () => void): Command => ({
    id: `week.${name}`,
    label,
    scope: 'page',
    run,
  });
  useOfferedCommands([
    ...(copy
      ? [
          command('copy', t('week.copyLast'), copy),
          command('addRow', t('week.addRow'), addRow),
          command('undo', t('week.undoLast'), undo),
        ]
      : []),
    ...(handIn ? [command('handIn', t('week.handIn'), handIn)] : []),
    ...(pin
      ? [
          command('pin', t(pin.isPinned ? 'favourites.unpin' : 'favourites.pin', { name: pin.line }), () =>
            pin.toggle(),
          ),
        ]
      : []),
    command('before', t('week.before'), before),
    command('after', t('week.after'), after),
  ]);
}
