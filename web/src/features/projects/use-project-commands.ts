import { may } from '@mandate/contract/access/permissions.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { goTo } from '../../editor/page/section-nav.tsx';
import type { RecordPage } from '../../editor/page/use-record-page.ts';
import { copyAddress } from '../../lib/addresses/paths.ts';
import { type Command, useOfferedCommands } from '../../lib/commands/commands.ts';

/** Offers what is a project's own: its copy, and the ways to its lines, files and notes. */
export function useProjectCommands(page: RecordPage): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { editing, stored, isGone } = page;
  const { isNew, reader } = editing;
  const command = (name: 'copy' | 'lines' | 'files' | 'notes', run: () => void): Command => ({
    id: `project.${name}`,
    label: t(`shortcut.command.${name}`),
    scope: 'record',
    run,
  });
  const mayCopy = !isNew && !stored.deletedAt && may(reader.role, project.name, 'create') !== false;
  useOfferedCommands([
    ...(mayCopy ? [command('copy', () => void navigate(copyAddress(stored.id, 'copy')))] : []),
    command('lines', () => goTo('lines')),
    ...(isGone ? [] : [command('files', () => goTo('files'))]),
    ...(isNew || isGone ? [] : [command('notes', () => goTo('notes'))]),
  ]);
}
