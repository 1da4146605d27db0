import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import type { RecordForm } from '../../form/state/record-form.ts';
import { call } from '../../lib/calls/call.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';
import { recordKey } from '../../records/reading/use-record.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { raiseAddress, raisedLists } from '../prices/raise-address.ts';
import { raisedSides } from '../prices/raised-sides.ts';
import { type DatedRate, type RateBearer, type RateSide, rateSidesFor } from './dated-rate.ts';
import { RateLines } from './rate-lines.tsx';

// Fetched when a rate is first made or changed.
const RateDialog = lazy(() => import('./rate-dialog.tsx'));

const Side = styled('section')({
  '& + &': { marginTop: 24 },
  '& > h3': { marginBottom: 8, fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > :not(h3, :last-child)': { marginBottom: 12 },
});

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const Remark = styled('p')(({ theme: { vars } }) => ({ fontSize: 13, color: vars.palette.text.secondary }));

/** The rate a window is open for. */
interface Edited {
  side: RateSide;
  rate: DatedRate | null;
  unsaved?: RecordForm;
}

interface RateSectionProps {
  /** The record whose rates these are. */
  bearer: { entity: RateBearer; id: string };
}

/**
 * The dated rates of a record, by side, as far as the reader sees them: the one that holds is marked, past ones are folded. They are
 * records of their own, saved one by one, not with the record they depend on. Leave the section out when {@link rateSidesFor} gives none.
 */
export function RateSection({ bearer }: RateSectionProps) {
  const { t } = useTranslation();
  const reader = useUser();
  const isView = useViewer() !== null;
  const { form, isNew } = useEditing();
  const isDeleted = useForm(form, ({ base }) => typeof base.deletedAt === 'string');
  const [edited, setEdited] = useState<Edited | null>(null);
  const sides = rateSidesFor(bearer.entity, reader);
  const query = useQuery({
    queryKey: ['grid', rate.name, 'of', bearer.entity, bearer.id],
    queryFn: ({ signal }) =>
      call<GridPage<DatedRate>>('POST', '/rate/get-grid', ratesOf(bearer), { signal, quiet: true }),
    enabled: !isNew && sides.length > 0,
  });
  const rates = query.data?.rows;
  useFollowing(bearer, rates);

  // What was typed in a window that is closed unsaved is a press away.
  function close(closed: Edited, unsaved: RecordForm | null): void {
    setEdited(null);
    if (unsaved === null) return;
    const goOn = { label: t('rates.goOn'), run: () => setEdited({ ...closed, unsaved }) };
    showInfo(t('rates.notSaved'), { action: goOn });
  }

  if (isNew) return <Remark>{t('rates.saveFirst')}</Remark>;
  if (rates === undefined) {
    if (!query.isError) return <Remark role="status">{t('rates.loading')}</Remark>;
    return (
      <Notice kind="bad" role="alert">
        {t('rates.failed')}{' '}
        <Button size="row" onClick={() => void query.refetch()}>
          {t('action.tryAgain')}
        </Button>
      </Notice>
    );
  }
  // Who may not change the record does not change its rates.
  const isFixed = isDeleted || isView || may(reader.role, bearer.entity, 'edit') === false;
  const raised = raisedLists.find((name) => name === bearer.entity);
  const raisable = raised && !isFixed ? raisedSides(raised, reader) : [];
  const mayAdd = may(reader.role, rate.name, 'create') !== false && !isFixed;
  return (
    <>
      {sides.map((side) => (
        <Side key={side} aria-label={t(`rates.side.${side}`)}>
          {sides.length > 1 && <h3>{t(`rates.side.${side}`)}</h3>}
          <RateLines
            bearer={bearer.entity}
            rates={rates.filter((one) => one.side === side)}
            isFixed={isFixed}
            onChange={(one) => setEdited({ side, rate: one })}
          />
          <Acts>
            {mayAdd && (
              <Button
                id={`add-rate-${side}`}
                size="toolbar"
                icon={<Plus aria-hidden="true" />}
                onClick={() => setEdited({ side, rate: null })}
              >
                {t(`rates.add.${side}`)}
              </Button>
            )}
            {raised && raisable.includes(side) && rates.some((one) => one.side === side) && (
              <LinkButton size="toolbar" look="quiet" to={raiseAddress({ of: raised, side, ids: [bearer.id] })}>
                {t('bulk.raise')}
              </LinkButton>
            )}
          </Acts>
        </Side>
      ))}
      {edited && (
        <Suspense>
          <RateDialog
            key={edited.rate?.id ?? edited.side}
            bearer={bearer}
            side={edited.side}
            rate={edited.rate}
            others={rates}
            currency={String(form.state().values.currency ?? '')}
            unsaved={edited.unsaved}
            onClose={(unsaved) => close(edited, unsaved)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The figures of a record may be those of its rates, as with services: when one of both changes, the other is read again. */
function useFollowing({ entity, id }: RateSectionProps['bearer'], rates: readonly DatedRate[] | undefined): void {
  const queries = useQueryClient();
  const { form } = useEditing();
  const version = useForm(form, ({ base }) => base.version);
  const seen = useRef({ rates, version });
  useEffect(() => {
    const before = seen.current;
    seen.current = { rates, version };
    if (before.rates !== undefined && before.rates !== rates)
      void queries.invalidateQueries({ queryKey: recordKey(entity, id) });
    if (before.version !== undefined && before.version !== version)
      void queries.invalidateQueries({ queryKey: ['grid', rate.name, 'of', entity, id] });
  }, [queries, entity, id, rates, version]);
}

/** All rates of a record, the newest first. */
function ratesOf({ entity, id }: RateSectionProps['bearer']) {
  return {
    filter: { all: [{ field: `${entity}Id`, operator: 'anyOf', value: [id] }] },
    sort: [{ field: 'validFrom', direction: 'desc' }],
    pageSize: 200,
    total: 'none',
  };
}
