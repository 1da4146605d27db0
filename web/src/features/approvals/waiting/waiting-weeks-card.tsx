import styled from '@emotion/styled';
import type { WaitingWeek, WaitingWeeks } from '@mandate/contract/time/waiting-week.ts';
import CheckCheck from 'lucide-react/icons/check-check';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '../../../lib/addresses/address-params.ts';
import { useOfferedCommands } from '../../../lib/commands/commands.ts';
import { showSuccess, showWarning } from '../../../lib/frame/show-success-and-errors.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { keepClear } from '../../../ui/feedback/keep-clear.ts';
import { phone } from '../../../ui/media/phone.ts';
import { useIsNarrow, useIsPhone } from '../../../ui/media/use-media.ts';
import { PageCard } from '../../../ui/page/page-card.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { ApprovalsHead } from '../approvals-head.tsx';
import { WeekBeside } from '../beside/week-beside.tsx';
import { KeyFoot } from '../key-foot.tsx';
import { MissingCards } from '../missing/missing-cards.tsx';
import { MissingRows } from '../missing/missing-rows.tsx';
import { useShownMissing } from '../missing/use-shown-missing.ts';
import { useApprovalKeys } from '../use-approval-keys.ts';
import { type DecidedWeek, useDecideWeeks, type WeekVerdict } from '../use-decide-weeks.ts';
import { useWeekSelection } from './use-week-selection.ts';
import { WaitingCards } from './waiting-cards.tsx';
import { WaitingTable } from './waiting-table.tsx';
import { weekName } from './week-name.ts';

// Fetched when somebody is about to return a week, or approved many.
const ReturnDialog = lazy(() => import('../beside/return-dialog.tsx'));
const ReceiptDialog = lazy(() => import('./receipt-dialog.tsx'));

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  marginTop: 14,
  '@media (min-width: 1280px)': { '&[data-beside]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.06fr)' } },
});

const Bar = styled('div')(({ theme: { vars } }) => ({
  position: 'sticky',
  bottom: 0,
  marginTop: -1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 14px',
  borderTop: `1px solid ${vars.palette.divider}`,
  borderRadius: '0 0 8px 8px',
  background: vars.palette.background.paper,
  fontSize: 13,
  lineHeight: '20px',
  '& > [role=status]': { flex: 1, minWidth: 120, color: vars.palette.text.secondary },
  [phone]: { '&:not(:has(button))': { display: 'none' } },
}));

/** What the address says where no week is to be shown beside. */
const none = 'none';

/** The weeks that wait, one of them beside: each is approved or returned, and the next one follows. */
export function WaitingWeeksCard({ told: { weeks, count } }: { told: WaitingWeeks }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const [params, change] = useAddressParams();
  const list = useRef<HTMLDivElement>(null);
  const selection = useWeekSelection(weeks);
  const missing = useShownMissing();
  const { decide, isBusy } = useDecideWeeks();
  const [isReturning, setReturning] = useState(false);
  const [receipt, setReceipt] = useState<readonly DecidedWeek[] | null>(null);
  const asked = params.get('open');
  const weekAt = (wanted: string | null | undefined) => weeks.find(({ id }) => id === wanted);
  // Where both have room the first one lies open: somebody came to look at it. Once it is gone no other takes its place by itself, or a key would decide
  // on a week nobody looked at.
  const [begun] = useState({ asked, id: (weekAt(asked) ?? weeks[0])?.id });
  const isUsual = !isNarrow && asked === begun.asked && asked !== none;
  const open = weekAt(asked) ?? (isUsual ? weekAt(begun.id) : undefined);
  const place = open ? weeks.indexOf(open) : -1;

  function show(id: string): void {
    change((now) => ({ ...Object.fromEntries(now), open: id }), { replace: true, preventScrollReset: true });
  }

  function nameOf(id: string | undefined): HTMLElement | null | undefined {
    return id === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-week="${id}"] [data-opens]`);
  }

  function focus(id: string | undefined): void {
    const row = nameOf(id);
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }

  function focusNext(id: string | undefined): void {
    focus(id);
    // A window that asked gives the focus back a moment later, to the button that opened it, which was about the week before.
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && !activeElement?.matches('[data-does="approvals.return"]')) return;
      (nameOf(id) ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    }, 80);
  }

  function step(from: string | null, by: -1 | 1): void {
    const at = weeks.findIndex(({ id }) => id === (from ?? open?.id));
    const next = weeks[Math.min(Math.max(at + by, 0), weeks.length - 1)];
    if (next === undefined) return;
    if (open) show(next.id);
    focus(next.id);
  }

  async function decideOn(verdict: Pick<WeekVerdict, 'act' | 'reason'>, week: WaitingWeek): Promise<void> {
    const after = weeks[weeks.indexOf(week) + 1] ?? weeks[weeks.indexOf(week) - 1];
    const [outcome] = (await decide({ ...verdict, weeks: [week] })) ?? [];
    if (outcome === undefined) return;
    setReturning(false);
    if (outcome.problems.length > 0) {
      showWarning(outcome.problems.join(' '));
      if (outcome.isGone) focusNext(after?.id);
      return;
    }
    showSuccess(t(`approvals.said.${verdict.act}`, { name: weekName(week, formats) }));
    if (isPhone) show(none);
    else if (after) show(after.id);
    focusNext(after?.id);
  }

  async function approveMany(many: readonly WaitingWeek[]): Promise<void> {
    const decided = await decide({ act: 'approve', weeks: many });
    if (decided === null) return;
    selection.clear();
    setReceipt(decided);
    const gone = new Set(decided.filter(({ isGone }) => isGone).map(({ week }) => week.id));
    const left = weeks.find(({ id }) => !gone.has(id));
    if (open && left && gone.has(open.id) && !isNarrow) show(left.id);
  }

  useApprovalKeys({
    onStep: step,
    onSelect: selection.toggle,
    onOpen: (id) => {
      const shown = id ?? open?.id ?? weeks[0]?.id;
      if (shown !== undefined) show(shown === open?.id ? none : shown);
    },
  });
  const command = (name: string, label: string, run: () => void) =>
    ({ id: `approvals.${name}`, label, scope: 'page', run }) as const;
  const easy = weeks.filter(({ warnings, isOwn }) => warnings.length === 0 && !isOwn);
  useOfferedCommands([
    ...(open
      ? [
          command('approve', t('approvals.approve'), () => void decideOn({ act: 'approve' }, open)),
          command('return', t('approvals.return'), () => setReturning(true)),
        ]
      : []),
    ...(easy.length > 0
      ? [command('easy', t('approvals.approveEasy', { count: easy.length }), () => void approveMany(easy))]
      : []),
  ]);

  return (
    <>
      <ApprovalsHead count={count}>
        {easy.length > 0 && (
          <Button
            icon={<CheckCheck aria-hidden="true" />}
            busy={isBusy}
            disabled={selection.count > 0}
            onClick={() => void approveMany(easy)}
          >
            {t('approvals.approveEasy', { count: easy.length })}
          </Button>
        )}
      </ApprovalsHead>
      <Columns data-beside={open !== undefined || undefined}>
        <PageCard isFlush>
          <div ref={list} style={{ containerType: 'inline-size' }}>
            {isPhone ? (
              <>
                <WaitingCards weeks={weeks} selection={selection} onOpen={show} />
                {missing && <MissingCards missing={missing} />}
              </>
            ) : (
              <WaitingTable
                weeks={weeks}
                selection={selection}
                open={open?.id ?? null}
                onOpen={(id) => show(id === open?.id ? none : id)}
              >
                {missing && <MissingRows missing={missing} />}
              </WaitingTable>
            )}
          </div>
          <Bar {...keepClear}>
            {selection.count === 0 && <KeyFoot />}
            <span role="status">
              {selection.count > 0
                ? t('approvals.selected', { count: selection.count })
                : count > weeks.length && t('approvals.more', { shown: weeks.length, count })}
            </span>
            {selection.count > 0 && (
              <>
                <Button size="toolbar" onClick={selection.clear}>
                  {t('approvals.unpick')}
                </Button>
                <Button look="primary" size="toolbar" busy={isBusy} onClick={() => void approveMany(selection.weeks)}>
                  {t('approvals.approveMany', { count: selection.count })}
                </Button>
              </>
            )}
          </Bar>
        </PageCard>
        {open && (
          <WeekBeside
            key={isPhone ? open.id : 'beside'}
            week={open}
            place={place + 1}
            count={weeks.length}
            isBusy={isBusy}
            onStep={(by) => step(open.id, by)}
            onApprove={() => void decideOn({ act: 'approve' }, open)}
            onReturn={() => setReturning(true)}
            onClose={() => {
              show(none);
              focus(open.id);
            }}
          />
        )}
        <Suspense>
          {isReturning && open && (
            <ReturnDialog
              week={open}
              isBusy={isBusy}
              onReturn={(reason) => void decideOn({ act: 'return', reason }, open)}
              onClose={() => setReturning(false)}
            />
          )}
          {receipt && <ReceiptDialog decided={receipt} onClose={() => setReceipt(null)} />}
        </Suspense>
      </Columns>
    </>
  );
}
