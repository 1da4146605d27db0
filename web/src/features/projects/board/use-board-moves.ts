import { may } from '@mandate/contract/access/permissions.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { type Transition, waysFrom } from '@mandate/contract/project/way/transitions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusWord } from '../../../business/project-status/status-words.ts';
import type { StoredProject } from '../../../business/project-status/use-step.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
import { showInfo, showSuccess } from '../../../lib/frame/show-success-and-errors.ts';
import { useUser, useViewer } from '../../../lib/session/session.ts';
import { useStoreRecord } from '../../../records/reading/use-record.ts';
import type { BoardProject } from './board-columns.ts';

/** A move that has to be talked about first: something is asked, something is missing, or there is no way back. */
export interface AskedMove {
  project: BoardProject;
  to: ProjectStatus;
}

/** What can be done with the cards of the board. */
export interface BoardMoves {
  /** The ways a card may take; none for who only reads. */
  waysOf: (from: ProjectStatus) => readonly Transition[];
  move: (project: BoardProject, to: ProjectStatus) => void;
  /** The ids of cards on their way. */
  moving: ReadonlySet<string>;
  asked: AskedMove | null;
  endAsking: () => void;
  /** Where cards went whose columns are still being read again: for that moment no other column shows them. */
  went: ReadonlyMap<string, ProjectStatus>;
  /** Reads the columns again, after a move. */
  settle: (id: string, to: ProjectStatus) => Promise<void>;
}

/** Moves cards between columns under the same rules as everywhere: a card that may not go stays where it was. */
export function useBoardMoves(): BoardMoves {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const keep = useStoreRecord('project');
  const { role } = useUser();
  // Who looks at the product as somebody else changes nothing.
  const isReading = useViewer() !== null || may(role, 'project', 'edit') === false;
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const [went, setWent] = useState<BoardMoves['went']>(new Map());
  const refresh = () => queries.invalidateQueries({ queryKey: ['grid', 'project'] });
  const waysOf = (from: ProjectStatus) => (isReading ? [] : waysFrom(from, role));
  const isPlain = (from: ProjectStatus, to: ProjectStatus) =>
    waysOf(from).some((way) => way.to === to && way.asks.length === 0);

  function move(project: BoardProject, to: ProjectStatus): void {
    const { status: from } = project;
    if (from === to || moving.has(project.id)) return;
    if (!waysOf(from).some((way) => way.to === to)) {
      const names = { name: project.name, from: statusWord(from), to: statusWord(to) };
      showInfo(t('board.noWay', names));
      return;
    }
    // What cannot simply be taken back is done after a look at what it means.
    if (isPlain(from, to) && isPlain(to, from)) void moveAtOnce(project, to);
    else setAsked({ project, to });
  }

  async function settle(id: string, to: ProjectStatus): Promise<void> {
    setWent((before) => new Map(before).set(id, to));
    await refresh();
    setWent((before) => new Map([...before].filter(([other]) => other !== id)));
  }

  async function moveAtOnce(project: BoardProject, to: ProjectStatus): Promise<void> {
    setMoving((ids) => new Set(ids).add(project.id));
    try {
      const record = await step(project, to);
      const done = t('projectStatus.done', { name: project.name, status: statusWord(to) });
      showSuccess(done, { action: { label: t('board.undo'), run: () => void takeBack(record, project) } });
      await settle(project.id, to);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      // What is missing is said in full, the card being where it was.
      if (problem.result === 'error') setAsked({ project, to });
      await refresh();
    } finally {
      setMoving((ids) => new Set([...ids].filter((id) => id !== project.id)));
    }
  }

  async function step({ id, version }: { id: string; version: number }, to: ProjectStatus): Promise<StoredProject> {
    const record = await call<StoredProject>('POST', `/project/transition/${id}`, { to, version }, { quiet: true });
    keep(record);
    return record;
  }

  async function takeBack({ version }: StoredProject, before: BoardProject): Promise<void> {
    const now = { ...before, version };
    try {
      await step(now, before.status);
      showInfo(t('board.undone', { name: before.name, status: statusWord(before.status) }));
      await settle(before.id, before.status);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      showInfo(problem.message);
      await refresh();
    }
  }

  return { waysOf, move, moving, asked, endAsking: () => setAsked(null), went, settle };
}
