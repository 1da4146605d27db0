import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { LeftRecord, PriceChangeDone, RaisedRateRow } from '@mandate/contract/project/prices/price-receipt.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { takeBackPrices } from '../../business/prices/take-back-prices.ts';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { CallError, call } from '../../lib/calls/call.ts';
import { useMutationOnce } from '../../lib/calls/use-mutation-once.ts';
import { showSuccess, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';
import { useCurrentUser } from '../../list/filter/use-current-user.ts';
import { listAddress } from '../../list/way-back/use-return-to-row.ts';
import { useWithOwnFields } from '../../records/own-fields/use-own-fields.ts';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { nameAsRead } from '../../records/words/name-as-read.ts';
import { problemSentence } from '../../records/words/record-words.ts';
import { refusalSentence } from '../../records/words/refusal-sentence.ts';
import { Tag } from '../../ui/badges/chip.tsx';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { dateText, numberText } from '../../ui/values/value-texts.ts';
import { type RaiseConditions, readConditions, requestOf, writeConditions } from './raise-conditions.ts';
import { RaiseFoot } from './raise-foot.tsx';
import { RaiseForm } from './raise-form.tsx';
import { RaiseProjects } from './raise-projects.tsx';
import { RaiseRates } from './raise-rates.tsx';
import { useRaiseReceipt } from './use-raise-receipt.ts';

const Frame = styled('div')({ containerType: 'inline-size', margin: '14px 0' });
const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 14,
  '&[data-old]': { opacity: 0.6 },
  '@container (min-width: 1040px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
});

const Stale = styled('div')({ marginTop: 12, '& ul': { margin: '4px 0 0', paddingLeft: 18 } });
const Room = styled('div')({ marginTop: 14 });

/** The page on which many prices change on a day: how, which, what comes of it, and the one button that does it. */
export default function RaisePricesPage() {
  const { t } = useTranslation();
  const reader = useUser();
  const isView = useViewer() !== null;
  const { today } = useCurrentUser();
  const [params, change] = useAddressParams();
  const withOwn = useWithOwnFields();
  const conditions = readConditions(params, reader, today, withOwn);
  if (conditions === null || isView)
    return (
      <>
        <PageHead title={t('prices.page')} />
        <Room>
          <PageCard>
            <EmptyState
              kind="notAllowed"
              title={t('prices.nothing')}
              text={t('prices.notOpen')}
              action={
                <LinkButton size="row" to={paths.services.list}>
                  {t('prices.toServices')}
                </LinkButton>
              }
            />
          </PageCard>
        </Room>
      </>
    );
  // What an address asks for by a field of the firm's own means other prices until that is known.
  if (!withOwn) return <SkeletonRows label={t('list.loading')} rows={6} rowHeight={48} />;
  return (
    <Raising
      withOwn={withOwn}
      conditions={conditions}
      onChange={(part, isTick = false) =>
        change(
          (now) => writeConditions({ ...(readConditions(now, reader, today, withOwn) ?? conditions), ...part }, today),
          {
            replace: true,
            flushSync: isTick,
          },
        )
      }
    />
  );
}

/** Whether a field of the request stands on the page, so that what is wrong is said there. */
function isAsked(field: string): boolean {
  return ['percent', 'amount', 'currency', 'from'].includes(field) || field.startsWith('roundTo.');
}

/** Where who is done, or changes nothing, goes on: at the record whose prices alone are meant, else in the list. */
function backFrom({ of, ids }: RaiseConditions): string {
  const { list, record } = recordPaths(of);
  const [only, ...others] = ids;
  return only !== undefined && others.length === 0 && of !== 'rate' ? `${record(only)}?tab=rates` : listAddress(list);
}

interface RaisingProps {
  /** Adds the firm's own fields to the facts of an entity. */
  withOwn: (entity: Entity) => Entity;
  conditions: RaiseConditions;
  /** @param isTick what was pressed is a box, which answers in the same moment */
  onChange: (part: Partial<RaiseConditions>, isTick?: boolean) => void;
}

function Raising({ withOwn, conditions, onChange }: RaisingProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const currentUser = useCurrentUser();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { by, way, currency, from, projects, leaveOut, replaceLater } = conditions;
  const request = requestOf(conditions, currentUser, withOwn);
  const { data, error, isFetching, isCurrent, refetch } = useRaiseReceipt(request);
  const [differs, setDiffers] = useState<readonly LeftRecord[] | null>(null);
  const stale = useRef<HTMLDivElement>(null);
  // The button that asked is far below.
  useEffect(() => {
    if (differs) stale.current?.scrollIntoView({ block: 'center' });
  }, [differs]);
  const receipt = request === null || error ? undefined : data;
  const taken = new Set(projects.filter((id) => receipt?.projects.some((one) => one.id === id)));
  const back = backFrom(conditions);
  const isLower = by.startsWith('-');

  const doing = useMutationOnce({
    mutationFn: () =>
      call<PriceChangeDone>(
        'POST',
        '/rate/raise',
        { receipt: receipt?.receipt, projects: [...taken] },
        { quiet: true },
      ),
    onSuccess: async (done) => {
      const date = dateText(from, formats);
      const figure = (count: number) => ({ count, total: numberText(count, formats.number) });
      const said = [
        t('prices.done', { ...figure(done.changed), date }),
        done.projects > 0 && t('prices.doneProjects', figure(done.projects)),
      ];
      const undo = { label: t('prices.undo'), run: () => void takeBackPrices(queries, 'raise', done.batchId) };
      showSuccess(said.filter((one) => one !== false).join(' '), { action: undo });
      await navigate(back);
      await queries.invalidateQueries();
    },
    onError: (problem) => {
      if (!(problem instanceof CallError) || problem.result !== 'error') return;
      if (problem.code === 'setChanged') setDiffers((problem.data as { differs: LeftRecord[] }).differs);
      else showWarning(refusalSentence(problem));
      void refetch();
    },
  });

  /** What was ticked is shown at once, before the receipt of it is there. */
  const asChosen = (row: RaisedRateRow): RaisedRateRow => ({
    ...row,
    isTaken: !leaveOut.includes(row.id),
    way: replaceLater.includes(row.id) ? 'ours' : 'theirs',
  });

  const toggled = (ids: readonly string[], some: readonly string[], isIn: boolean) =>
    isIn ? [...new Set([...ids, ...some])] : ids.filter((one) => !some.includes(one));

  return (
    <>
      <PageHead
        title={titleOf()}
        shortTitle={t('prices.page')}
        after={
          receipt && (
            <Tag>{t('prices.count', { count: receipt.count, total: numberText(receipt.count, formats.number) })}</Tag>
          )
        }
      />
      <RaiseForm
        conditions={conditions}
        currencies={data?.currencies ?? []}
        errors={request !== null && error instanceof CallError ? error.fieldErrors : []}
        isBusy={isFetching}
        onChange={(part) => {
          setDiffers(null);
          onChange(part);
        }}
        onAgain={() => {
          setDiffers(null);
          void refetch();
        }}
      />
      {differs && (
        <Stale ref={stale}>
          <Notice kind="caution" role="alert">
            {t('prices.stale')}
            <ul>
              {differs.map(({ id, entity, label: named, by: name }) => {
                const label = nameAsRead(entity, named);
                return <li key={id}>{name === null ? label : t('prices.staleBy', { label, name })}</li>;
              })}
            </ul>
          </Notice>
        </Stale>
      )}
      {receipt ? (
        <>
          <Frame>
            <Halves data-old={!isCurrent || undefined} aria-busy={!isCurrent}>
              <RaiseRates
                receipt={{ ...receipt, rates: receipt.rates.map(asChosen) }}
                from={from}
                onTake={(ids, isTaken) => onChange({ leaveOut: toggled(leaveOut, ids, !isTaken) }, true)}
                onWay={(id, chosen) => onChange({ replaceLater: toggled(replaceLater, [id], chosen === 'ours') }, true)}
              />
              <RaiseProjects
                receipt={receipt}
                taken={taken}
                onTake={(id, isTaken) => onChange({ projects: toggled(projects, [id], isTaken) }, true)}
              />
            </Halves>
          </Frame>
          <RaiseFoot
            receipt={receipt}
            from={from}
            isLower={isLower}
            taken={taken}
            isCurrent={isCurrent}
            isBusy={doing.isPending}
            back={back}
            onRaise={() => doing.mutate()}
          />
        </>
      ) : (
        <Room>
          <PageCard isFlush>{placeholder()}</PageCard>
        </Room>
      )}
    </>
  );

  function titleOf(): string {
    if (!isDecimalText(by) || decimal(by).eq(0)) return t('prices.page');
    const figure = numberText(by.replace(/^-/, ''), formats.number);
    const unit = way === 'percent' ? '%' : currency;
    return t('prices.title', {
      by: `${isLower ? '\u2212' : '+'}${figure}\u00a0${unit}`,
      date: dateText(from, formats),
    });
  }

  function placeholder() {
    if (request === null)
      return <EmptyState kind="nothingYet" title={t('prices.byNeeded')} text={t('prices.byNeededText')} />;
    if (!error) return <SkeletonRows label={t('prices.loading')} rows={8} rowHeight={36} />;
    const isRefused = error instanceof CallError && error.result === 'error';
    if (!isRefused)
      return (
        <ReadFailed
          title={t('prices.failed')}
          text={error.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      );
    // What a field above is marked with is not said twice.
    const here = error.fieldErrors.filter(({ field }) => !isAsked(field));
    const text = here[0]
      ? problemSentence(here[0])
      : error.fieldErrors.length > 0
        ? t('prices.correctAbove')
        : error.message;
    return <EmptyState kind="nothingMatches" title={t('prices.nothing')} text={text} />;
  }
}
