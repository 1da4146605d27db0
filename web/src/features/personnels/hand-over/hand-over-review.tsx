import styled from '@emotion/styled';
import type { HandOverReceipt, HandOverRequest, Held } from '@mandate/contract/hand-over/held.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { handOverCalls } from '../../../business/hand-over/hand-over-calls.ts';
import { HandedRows } from '../../../business/hand-over/handed-rows.tsx';
import { CallError } from '../../../lib/calls/call.ts';
import { problemSentence } from '../../../records/words/record-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../../ui/page/page-card.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { assignmentsOf } from './chosen-successors.ts';
import { Foot, Stack } from './hand-over-form.tsx';
import { MovedFigures } from './moved-figures.tsx';
import type { HandOverChoice } from './use-hand-over-choice.ts';
import { useRunHandOver } from './use-run-hand-over.ts';

// However much changes hands, the act stays in sight.
const Act = styled(Foot)(({ theme: { vars } }) => ({
  position: 'sticky',
  // The page ends with a margin, below which rows would show.
  bottom: -24,
  margin: '16px -20px -20px',
  padding: '12px 20px',
  borderRadius: '0 0 8px 8px',
  background: vars.palette.background.paper,
}));

interface HandOverReviewProps {
  held: Held;
  from: string;
  choice: HandOverChoice;
}

/** What a hand-over would do, before it is done: everything that changes hands, what cannot and why, which figures follow. */
export function HandOverReview({ held, from, choice }: HandOverReviewProps) {
  const { t } = useTranslation();
  const { person, login } = held;
  const request: HandOverRequest = {
    id: person.id,
    from,
    assignments: assignmentsOf(choice.chosen, held),
    disablesLogin: choice.disablesLogin && login?.mayDisable === true,
  };
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['hand-over-receipt', request],
    queryFn: () => handOverCalls.prepare(request),
    // A receipt is good for half an hour and for one use: it is asked for when it is wanted.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const { run, isRunning, problemOf } = useRunHandOver();
  const problem = error ?? problemOf(data?.receipt);
  const again = () => void refetch();
  return (
    <>
      <PageHead
        title={t('handOver.reviewTitle', { name: person.label })}
        shortTitle={t('handOver.review')}
        actions={<Button onClick={choice.change}>{t('handOver.change')}</Button>}
      />
      <Stack aria-busy={isFetching || undefined}>
        {problem && (
          <Notice kind="bad" role="alert">
            <Sentences problem={problem} />{' '}
            <Button size="row" onClick={again}>
              {t('handOver.reviewAgain')}
            </Button>
          </Notice>
        )}
        {data && !error && (
          <Receipt
            receipt={data}
            isRunning={isRunning}
            isOff={problem !== null || isFetching}
            onRun={() => void run(data)}
          />
        )}
        {!data && !error && (
          <PageCard isFlush>
            <SkeletonRows label={t('handOver.reviewing')} rows={8} rowHeight={40} />
          </PageCard>
        )}
      </Stack>
    </>
  );
}

/** What the server says is wrong, sentence by sentence. */
function Sentences({ problem }: { problem: Error }) {
  const errors = problem instanceof CallError ? problem.fieldErrors : [];
  if (errors.length === 0) return problem.message;
  return [...new Set(errors.map(problemSentence))].join(' ');
}

interface ReceiptProps {
  receipt: HandOverReceipt;
  isRunning: boolean;
  isOff: boolean;
  onRun: () => void;
}

function Receipt({ receipt, isRunning, isOff, onRun }: ReceiptProps) {
  const { t } = useTranslation();
  const { person, from, rows, handed, blocked, left, figures, login } = receipt;
  const counted = (key: 'willHand' | 'willStay' | 'left', count: number) =>
    t(`handOver.${key}`, { count, total: numberText(count), name: person.label });
  const mayRun = handed > 0 || (login !== null && login.problem === null);
  return (
    <>
      <PageCard>
        <p>
          <b>{counted('willHand', handed)}</b>
          {blocked > 0 && <>, {counted('willStay', blocked)}</>}
          {left > 0 && <>, {counted('left', left)}</>}.
        </p>
        {login && (
          <p>
            {login.problem
              ? t('handOver.why', { reason: problemSentence({ field: '', ...login.problem }) })
              : t('handOver.willDisable', { name: login.label })}
          </p>
        )}
        <HandedRows rows={rows} person={person.label} from={from} />
        <Act>
          <p>{t('handOver.oneUndo')}</p>
          <Button
            look="primary"
            busy={isRunning}
            busyLabel={t('handOver.running')}
            isOff={isOff || !mayRun}
            onClick={onRun}
          >
            {handed > 0 ? t('handOver.run', { count: handed, total: numberText(handed) }) : t('handOver.runLogin')}
          </Button>
        </Act>
      </PageCard>
      {figures.length > 0 && <MovedFigures figures={figures} />}
    </>
  );
}
