import { addDays } from '@mandate/contract/values/dates.ts';
import { lazy, Suspense } from 'react';
import type { PanelDays } from '../panel-days.ts';
import type { AttentionActs } from './use-attention-acts.ts';

const SnoozeDialog = lazy(() => import('./snooze-dialog.tsx'));
const ExtendQuoteDialog = lazy(() => import('./extend-quote-dialog.tsx'));
const StatusDialog = lazy(() => import('../../../business/project-status/status-dialog.tsx'));

/** Within how many days the end of a quote needs attention. */
const quoteAheadDays = 7;

/** The windows that ask about a row; each is fetched when it is first wanted. */
export function AttentionDialogs({ acts, days: { today, firmDay } }: { acts: AttentionActs; days: PanelDays }) {
  const { asked, endAsking } = acts;
  if (asked === null) return null;
  const { row } = asked;
  if (asked.what === 'snooze')
    return (
      <Suspense>
        <SnoozeDialog row={row} today={today} onSnooze={(snooze) => acts.snooze(row, snooze)} onClose={endAsking} />
      </Suspense>
    );
  const { id, version, name } = asked.project;
  if (asked.what === 'extend')
    return (
      <Suspense>
        <ExtendQuoteDialog
          project={asked.project}
          today={firmDay}
          onDone={(until) => {
            endAsking();
            // One that still ends soon stays, with its new day.
            if (until > addDays(firmDay, quoteAheadDays)) acts.settle(row);
            else acts.lookAgain();
          }}
          onUndone={acts.lookAgain}
          onClose={endAsking}
        />
      </Suspense>
    );
  return (
    <Suspense>
      <StatusDialog
        project={{ id, version, name: String(name), status: asked.from }}
        to={asked.to}
        onDone={() => {
          endAsking();
          acts.settle(row);
        }}
        onClose={endAsking}
      />
    </Suspense>
  );
}
