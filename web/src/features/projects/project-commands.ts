import { may } from '@mandate/contract/permissions.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Command, useOfferedCommands } from '../../lib/commands.ts';
import { copyAddress } from '../../lib/paths.ts';
import { goTo } from '../../resources/editor/section-nav.tsx';
import type { RecordPage } from '../../resources/editor/use-record-page.ts';

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
