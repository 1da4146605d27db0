import { may } from '@mandate/contract/access/permissions.ts';
import type { AttentionRow, ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredProject } from '../../../business/project-status/use-step.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
import { showInfo, showSuccess, showWarning } from '../../../lib/frame/show-success-and-errors.ts';
import { useUser, useViewer } from '../../../lib/session/session.ts';
import { recordQuery } from '../../../records/reading/use-record.ts';
import { dateText } from '../../../ui/values/value-texts.ts';
import { controlPanelKey } from '../use-control-panel.ts';
import type { AttentionAct } from './attention-act.ts';
import { attentionName } from './attention-detail.ts';
import { rowKey, type Snooze, withoutRow, withSnooze } from './attention-view.ts';
import { useNextRow } from './use-next-row.ts';

/** A window over the page that asks about a row, with the project as it is stored where it needs that. */
export type AskedOfRow = { row: AttentionRow } & (
  | { what: 'snooze' }
  | { what: 'extend'; project: StoredProject }
  | { what: 'step'; project: StoredProject; from: ProjectStatus; to: ProjectStatus }
);

/** What can be done with the rows of "needs attention". */
export interface AttentionActs {
  /** Nothing may be changed: only looked at, and gone on from. */
  isReading: boolean;
  /** Holds the rows; the focus goes on in it when one leaves. */
  list: RefObject<HTMLUListElement | null>;
  /** The key of the row whose project is being read. */
  preparing: string | null;
  asked: AskedOfRow | null;
  endAsking: () => void;
  askSnooze: (row: AttentionRow) => void;
  /** Reads the row's project, then asks. */
  begin: (row: AttentionRow, act: AttentionAct) => Promise<void>;
  /** @throws {CallError} when it was refused, for the window to say so */
  snooze: (row: AttentionRow, snooze: Snooze) => Promise<void>;
  bringBack: (row: AttentionRow) => Promise<void>;
  /** A row was settled: it leaves at once, and what needs attention is read again. */
  settle: (row: AttentionRow) => void;
  /** Something of the rows changed: they are read again. */
  lookAgain: () => void;
}

/** The acts on rows of "needs attention". What is done shows at once, before it is read again; the focus goes to the next row. */
export function useAttentionActs(): AttentionActs {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { role } = useUser();
  const isReading = useViewer() !== null || may(role, 'control-panel', 'edit') === false;
  const { list, goOnFrom } = useNextRow();
  const [preparing, setPreparing] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedOfRow | null>(null);
  const isBusy = useRef(false);
  const lookAgain = () => void queries.invalidateQueries({ queryKey: controlPanelKey });
  const kindOf = (row: AttentionRow) => t(`controlPanel.attention.kind.${row.kind}`);

  function change(changed: (attention: NonNullable<ControlPanel['attention']>) => ControlPanel['attention']): void {
    // What is on its way may be older than this.
    void queries.cancelQueries({ queryKey: controlPanelKey });
    queries.setQueryData<ControlPanel>(controlPanelKey, (panel) =>
      panel?.attention ? { ...panel, attention: changed(panel.attention) } : panel,
    );
    lookAgain();
  }

  async function begin(row: AttentionRow, act: AttentionAct): Promise<void> {
    const { projectId } = row;
    if (act.does === 'open' || projectId === null || isBusy.current) return;
    isBusy.current = true;
    setPreparing(rowKey(row));
    try {
      const project = await queries.fetchQuery({
        ...recordQuery<StoredProject>('project', projectId),
        staleTime: 0,
      });
      // Somebody did it meanwhile.
      if (project.status !== (act.does === 'step' ? act.from : 'quoted')) {
        showInfo(t('controlPanel.attention.settled', { name: row.subject.label }));
        lookAgain();
      } else if (act.does === 'extend') setAsked({ row, what: 'extend', project });
      else setAsked({ row, what: 'step', project, from: act.from, to: act.to });
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (problem.result === 'error') {
        showWarning(problem.message);
        lookAgain();
      }
    } finally {
      isBusy.current = false;
      setPreparing(null);
    }
  }

  async function snooze(row: AttentionRow, { until, reason }: Snooze): Promise<void> {
    const { kind, recordIds } = row;
    const body = { kind, recordIds, until, ...(reason !== null && { reason }) };
    await call('POST', '/control-panel/snooze', body, { quiet: true });
    const goOn = goOnFrom(row);
    change((attention) => withSnooze(attention, row, { until, reason }));
    goOn();
    const done = t('controlPanel.snooze.done', { name: attentionName(row), kind: kindOf(row), date: dateText(until) });
    showSuccess(done, { action: { label: t('controlPanel.snooze.undo'), run: () => void unsnooze(row) } });
  }

  async function unsnooze(row: AttentionRow): Promise<boolean> {
    const { kind, recordIds } = row;
    try {
      await call('POST', '/control-panel/unsnooze', { kind, recordIds });
    } catch (problem) {
      // What was refused was said.
      if (!(problem instanceof CallError)) throw problem;
      lookAgain();
      return false;
    }
    const goOn = goOnFrom(row);
    change((attention) => withSnooze(attention, row, null));
    goOn();
    return true;
  }

  async function bringBack(row: AttentionRow): Promise<void> {
    const { snoozed } = row;
    if (snoozed === null || !(await unsnooze(row))) return;
    const again = () => void snooze(row, snoozed).catch(said);
    const done = t('controlPanel.attention.broughtBack', { name: attentionName(row), kind: kindOf(row) });
    showSuccess(done, { action: { label: t('controlPanel.snooze.undo'), run: again } });
  }

  return {
    isReading,
    list,
    preparing,
    asked,
    endAsking: () => setAsked(null),
    askSnooze: (row) => setAsked({ row, what: 'snooze' }),
    begin,
    snooze,
    bringBack,
    settle(row) {
      const goOn = goOnFrom(row);
      change((attention) => withoutRow(attention, row));
      goOn();
    },
    lookAgain,
  };
}

function said(problem: unknown): void {
  if (!(problem instanceof CallError)) throw problem;
  if (problem.result === 'error') showWarning(problem.message);
}
