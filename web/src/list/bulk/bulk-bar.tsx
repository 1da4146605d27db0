import { actsOfMany } from '@mandate/contract/facts/acts-of-many.ts';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { keepClear } from '../../ui/feedback/keep-clear.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { numberText } from '../../ui/values/value-texts.ts';
import { useCurrentUser } from '../filter/use-current-user.ts';
import type { SelectableList } from '../selection/list-selection.ts';
import { type Selection, selectedCount } from '../selection/selection.ts';
import { gridQueryOf } from '../state/grid-query-of.ts';
import type { BulkChanges, BulkRun } from './bulk-calls.ts';
import type { BegunPlan } from './bulk-dialog.tsx';
import { runTitle } from './bulk-texts.ts';
import { Bar, Float } from './float-and-bar.tsx';
import { type BulkAction, mayBulk } from './may-bulk.ts';
import { mostNamedRows } from './rows-act.ts';
import { isBusy, useBulkRun } from './run/use-bulk-run.ts';
import { useBulkCommands } from './use-bulk-commands.ts';
import { useMatching } from './use-matching.ts';

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'));

const icons = { edit: Pencil, remove: Trash, undelete: RotateCcw };

interface BulkBarProps {
  list: SelectableList;
  selection: Selection;
  /** Rows were selected and are no more: the list shows others. */
  isStale: boolean;
  onDrop: () => void;
  /** Rows are not among those of the list any more. */
  onGone: (ids: readonly string[]) => void;
  onAll: () => void;
  onClear: () => void;
}

/** How many rows are selected and what can be done with them, and how a run goes whose window was closed. */
export function BulkBar({ list, selection, isStale, onDrop, onGone, onAll, onClear }: BulkBarProps) {
  const { entity, state, reader, paths, query, rowsAct } = list;
  const navigate = useNavigate();
  const { t } = useTranslation();
  const mark = useKeyMarks();
  const place = useRef<HTMLDivElement>(null);
  const run = useBulkRun(entity.name);
  const [begun, setBegun] = useState<BegunPlan | 'run' | null>(null);
  const total = useMatching(list, selection.isAll || selection.named.size > 0);
  const count = selectedCount(selection, total.count);
  const currentUser = useCurrentUser();

  const drop = useEffectEvent(() => {
    onDrop();
    showInfo(t('bulk.dropped'));
  });
  useEffect(() => {
    if (isStale) drop();
  }, [isStale]);

  // Each time the rows were read again, those selected that are not on this page may be on another, or nowhere any more.
  const rows = query.isPlaceholderData ? undefined : query.data?.rows;
  const follow = useEffectEvent(async (signal: AbortSignal) => {
    const unseen = [...selection.named].filter((id) => rows?.every((row) => row.id !== id));
    if (rows === undefined || unseen.length === 0) return;
    const { goneOf } = await import('./gone-of.ts');
    const gone = await goneOf(entity, gridQueryOf(entity, state, currentUser), unseen, signal);
    if (gone.length > 0 && !signal.aborted) onGone(gone);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is what the effect waits for
  useEffect(() => {
    const left = new AbortController();
    void follow(left.signal);
    return () => left.abort();
  }, [query.data, query.isPlaceholderData]);

  // What was done is no longer selected; what was selected since is.
  const used = useRef<Selection | null>(null);
  const clearUsed = useEffectEvent(() => {
    if (used.current === selection) onClear();
  });
  const outcome = run?.outcome;
  useEffect(() => {
    if (outcome) clearUsed();
  }, [outcome]);

  /** The focus would go with the bar: it goes to the rows, or back to a button that is still there. */
  function focusRows(opener: HTMLElement | null = null): void {
    const card = place.current?.closest('section');
    requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body || place.current?.contains(document.activeElement);
      const rows = card?.querySelector<HTMLElement>('[role=grid] [tabindex="0"], li a[href]');
      if (isLost) (opener?.matches(':enabled') && opener.isConnected ? opener : rows)?.focus();
    });
  }

  const opener = useRef<HTMLElement | null>(null);
  function open(what: BegunPlan | 'run'): void {
    const { activeElement } = document;
    const isHere = activeElement instanceof HTMLElement && place.current?.contains(activeElement);
    opener.current = isHere ? activeElement : null;
    setBegun(what);
  }

  function begin(action: BulkAction, changes?: BulkChanges): void {
    const asked = gridQueryOf(entity, state, currentUser);
    if (asked === null) return;
    const { search, filter, deleted } = state;
    const target = selection.isAll
      ? { query: { ...asked, page: 1 }, except: [...selection.named] }
      : { ids: [...selection.named] };
    used.current = selection;
    open({ action, target, scope: { search, filter, deleted }, count, ...(changes && { changes }) });
  }

  function leaveWith(address: NonNullable<typeof rowsAct>['address']): void {
    const { search, filter } = state;
    const named = [...selection.named];
    if (named.length > mostNamedRows) {
      showInfo(t('bulk.tooManyNamed', { max: mostNamedRows }));
      return;
    }
    const rows = selection.isAll ? { search, filter, except: named } : { search: '', filter: [], ids: named };
    void navigate(address(rows));
  }

  const acts = (['edit', 'remove', 'undelete'] as const).filter((action) => {
    const isMeant = action === 'undelete' ? state.deleted !== 'exclude' : state.deleted !== 'only';
    return isMeant && mayBulk(reader.role, entity.name, action);
  });
  function clear(): void {
    onClear();
    focusRows();
  }
  useBulkCommands(entity, { count, acts: isBusy(run) ? [] : acts, begin, clear });
  const text =
    count === 0
      ? ''
      : selection.isAll && selection.named.size > 0
        ? t('bulk.mostSelected', { selected: numberText(count), total: total.text })
        : t(selection.isAll ? 'bulk.allSelected' : 'bulk.selected', { total: numberText(count), count });
  const isRunTold = begun === null && run !== null && isToldInBar(run);
  const isShown = count > 0 || isRunTold;

  return (
    <Float ref={place} data-floating={isShown || undefined}>
      <VisuallyHidden role="status">{query.data ? text : ''}</VisuallyHidden>
      {isShown && (
        <Bar {...keepClear} role="group" aria-label={t('bulk.bar')}>
          {isRunTold && (
            <>
              <span>
                {isBusy(run)
                  ? t('bulk.status', { title: runTitle(entity, run), done: numberText(run.done) })
                  : runTitle(entity, run)}
              </span>
              <button type="button" onClick={() => open('run')}>
                {t('bulk.show')}
              </button>
            </>
          )}
          {isRunTold && count > 0 && <hr />}
          {count > 0 && (
            <>
              <span>{text}</span>
              {!selection.isAll && total.count > count && (
                <button type="button" data-link onClick={onAll}>
                  {t('bulk.selectAll', { total: total.text })}
                </button>
              )}
              <hr />
              {acts.map((action) => {
                const Icon = icons[action];
                return (
                  <button key={action} type="button" disabled={isBusy(run)} onClick={() => begin(action)}>
                    <Icon aria-hidden="true" />
                    {t(`bulk.act.${action}`)}
                  </button>
                );
              })}
              {acts.includes('edit') &&
                actsOfMany(entity, reader).map((name) => (
                  <button
                    key={name}
                    type="button"
                    disabled={isBusy(run)}
                    onClick={() => begin('edit', { [name]: true })}
                  >
                    <RefreshCw aria-hidden="true" />
                    {t(`bulk.act.${name as 'readCosts'}`)}
                  </button>
                ))}
              {rowsAct && state.deleted === 'exclude' && (
                <button type="button" onClick={() => leaveWith(rowsAct.address)}>
                  {rowsAct.icon}
                  {rowsAct.label}
                </button>
              )}
              <hr />
              <button
                type="button"
                aria-label={t('bulk.clear')}
                title={t('bulk.clear')}
                {...mark('list.leave')}
                onClick={clear}
              >
                <X aria-hidden="true" />
              </button>
            </>
          )}
        </Bar>
      )}
      {begun !== null && (
        <Suspense>
          <BulkDialog
            entity={entity}
            reader={reader}
            paths={paths}
            begun={begun === 'run' ? null : begun}
            onClose={() => {
              setBegun(null);
              focusRows(opener.current);
            }}
          />
        </Suspense>
      )}
    </Float>
  );
}

/** A run is told of while it goes on, and afterwards when there is something left to read. */
function isToldInBar(run: BulkRun): boolean {
  const outcome = run.undone ?? run.outcome;
  const isLeft = outcome !== null && outcome.skippedCount + outcome.failedCount > 0;
  return isBusy(run) || run.problem !== null || isLeft;
}
