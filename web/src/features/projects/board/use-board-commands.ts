import { may } from '@mandate/contract/access/permissions.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { useOfferedCommands } from '../../../lib/commands/commands.ts';
import { keysOf, pressControl, shortcutsOf } from '../../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../../lib/commands/shortcuts-here.ts';
import { useUser } from '../../../lib/session/session.ts';
import { entityWord } from '../../../records/words/words.ts';
import type { BoardGrouping } from './board-grouping.ts';

interface BoardActs {
  /** The same projects as a list. */
  listAddress: string;
  isPhone: boolean;
  /** What the columns are, and what they may be. */
  grouping: BoardGrouping;
  groupings: readonly BoardGrouping[];
  group: (by: BoardGrouping) => void;
  /** Shows and hides the columns of projects that are over. */
  toggleOver: () => void;
}

const heldByBoard = shortcutsOf('board').map(({ id }) => id);

/** Offers what is done with the board, and says which keys hold on it. */
export function useBoardCommands({ listAddress, isPhone, grouping, groupings, group, toggleOver }: BoardActs): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { role } = useUser();
  const mayCreate = may(role, project.name, 'create') !== false;
  useOfferedCommands([
    ...(mayCreate
      ? [
          {
            id: 'board.create',
            label: entityWord(project, 'new'),
            scope: 'list' as const,
            run: () => void navigate(paths.projects.create),
          },
        ]
      : []),
    {
      id: 'board.search',
      label: entityWord(project, 'searchIn'),
      scope: 'list',
      keys: keysOf('board.search')[0],
      run: () => void pressControl('list.search'),
    },
    {
      id: 'board.filter',
      label: t('shortcut.command.boardFilter'),
      scope: 'list',
      keys: keysOf('board.filter')[0],
      run: () => void pressControl('board.filter'),
    },
    ...groupings
      .filter((by) => by !== grouping)
      .map((by) => ({
        id: `board.by.${by}`,
        label: t(`board.showBy.${by}`),
        scope: 'list' as const,
        run: () => group(by),
      })),
    { id: 'board.over', label: t('board.showOver'), scope: 'list', run: toggleOver },
    { id: 'board.list', label: t('board.list'), scope: 'list', run: () => void navigate(listAddress) },
  ]);
  // On phones one column is shown at a time, and nothing is carried; nor is it between customers or managers.
  useHeldShortcuts(isPhone || grouping !== 'status' ? ['board.search', 'board.filter'] : heldByBoard);
}
