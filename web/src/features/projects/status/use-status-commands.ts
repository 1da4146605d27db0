import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { useTranslation } from 'react-i18next';
import { stepWord } from '../../../business/project-status/status-words.ts';
import { useOfferedCommands } from '../../../lib/commands/commands.ts';

/** Offers the steps a project may take now: "Quote project…". */
export function useStatusCommands(
  status: ProjectStatus,
  ways: readonly { to: ProjectStatus }[],
  ask: (to: ProjectStatus) => void,
): void {
  const { t } = useTranslation();
  useOfferedCommands(
    ways.map(({ to }) => ({
      id: `project.step.${to}`,
      label: t('shortcut.command.asks', { what: stepWord(status, to) }),
      scope: 'record',
      run: () => ask(to),
    })),
  );
}
