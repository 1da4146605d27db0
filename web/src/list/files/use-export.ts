import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../lib/calls/call.ts';
import { downloadFile } from '../../lib/calls/download-file.ts';
import { openPanel } from '../../lib/frame/open-panel.ts';
import { showInfo, showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { useUser } from '../../lib/session/session.ts';
import { useCurrentUser } from '../filter/use-current-user.ts';
import { gridQueryOf } from '../state/grid-query-of.ts';
import type { ListState } from '../state/list-state.ts';
import { type ExportedColumns, exportColumns } from './export-columns.ts';
import { type ExportScope, readScope, storeScope } from './export-scope.ts';

/** The files records are exported as. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What is exported: the records a list's state stands for, on all its pages. */
export interface Exported extends Omit<ExportedColumns, 'isDeletedShown'> {
  state: ListState;
}

/** The export of a list: what of its records is wanted, and the file. */
export function useExport(list: Exported) {
  const { t } = useTranslation();
  const { id } = useUser();
  const currentUser = useCurrentUser();
  const [scope, setScope] = useState<ExportScope>(() => readScope(id));
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);

  function choose(chosen: ExportScope): void {
    setScope(chosen);
    storeScope(id, chosen);
  }

  function showBackground(jobId: string): void {
    const run = () => openPanel({ name: 'jobs', jobId });
    showInfo(t('export.runs'), { action: { label: t('export.showJobs'), run } });
  }

  async function save(format: ExportFormat): Promise<void> {
    // A second press comes before the button knows of the first.
    if (underWay.current) return;
    const asked = gridQueryOf(list.entity, list.state, currentUser);
    if (asked === null) {
      showInfo(t('export.nothing'));
      return;
    }
    const { page: _page, pageSize: _pageSize, total: _total, ...query } = asked;
    underWay.current = true;
    setBusy(true);
    try {
      const isDeletedShown = list.state.deleted !== 'exclude';
      const body = { query, columns: exportColumns(scope, { ...list, isDeletedShown }), format };
      const reply = await downloadFile<{ jobId: string }>('POST', `/${list.entity.name}/export`, body);
      if ('jobId' in reply) showBackground(reply.jobId);
      else showSuccess(t('export.saved', { file: reply.fileName }));
    } catch (problem) {
      // It was said where calls are made.
      if (!(problem instanceof CallError)) throw problem;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { scope, choose, isBusy, save };
}
