import { may } from '@mandate/contract/access/permissions.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { waysFrom } from '@mandate/contract/project/way/transitions.ts';
import Copy from 'lucide-react/icons/copy';
import Play from 'lucide-react/icons/play';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { stepWord } from '../../business/project-status/status-words.ts';
import { copyAddress } from '../../lib/addresses/paths.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';
import type { RowItemsProps } from '../../list/rows/row-items.ts';
import { MenuItem } from '../../ui/overlays/menu.tsx';

const StatusDialog = lazy(() => import('../../business/project-status/status-dialog.tsx'));

/** What the menu of a project's row offers besides: its copy, and the next step of its way. */
export default function ProjectRowItems({ row, close, ask }: RowItemsProps) {
  const { t } = useTranslation();
  const { role } = useUser();
  const isLooking = useViewer() !== null;
  const navigate = useNavigate();
  const status = row.status as ProjectStatus;
  const [next] = isLooking || may(role, 'project', 'edit') === false ? [] : waysFrom(status, role);
  const project = { id: row.id, version: Number(row.version), name: String(row.name), status };
  return (
    <>
      {may(role, 'project', 'create') !== false && (
        <MenuItem
          onClick={() => {
            close();
            void navigate(copyAddress(row.id, 'copy'));
          }}
        >
          <Copy aria-hidden="true" />
          {t('row.asks', { what: t('shortcut.command.copy') })}
        </MenuItem>
      )}
      {next && (
        <MenuItem
          onClick={() => ask((end) => <StatusDialog project={project} to={next.to} onDone={end} onClose={end} />)}
        >
          <Play aria-hidden="true" />
          {t('row.asks', { what: stepWord(status, next.to) })}
        </MenuItem>
      )}
    </>
  );
}
