import { may } from '@mandate/contract/access/permissions.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { Held } from '@mandate/contract/hand-over/held.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { heldQuery } from '../../../business/hand-over/hand-over-calls.ts';
import { Loading } from '../../../editor/page/loading.tsx';
import { Nothing } from '../../../editor/page/nothing.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { CallError } from '../../../lib/calls/call.ts';
import { useUser } from '../../../lib/session/session.ts';
import NotOpenPage from '../../../records/pages/not-open-page.tsx';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageCard } from '../../../ui/page/page-card.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { HandOverReview } from './hand-over-review.tsx';
import { useHandOverChoice } from './use-hand-over-choice.ts';

/** The page where what a person holds is handed over: who goes on with what, then what that would do. */
export default function HandOverPage() {
  const { t } = useTranslation();
  const { idPersonnel = '' } = useParams();
  const { role } = useUser();
  const isAllowed = may(role, personnel.name, 'edit') !== false;
  const choice = useHandOverChoice();
  const { from } = choice;
  const day = from !== null && isPlainDate(from) ? from : null;
  const { data, error, refetch } = useQuery({
    ...heldQuery(idPersonnel, day),
    enabled: isAllowed && isId(idPersonnel),
    placeholderData: keepPreviousData,
  });

  if (!isAllowed) return <NotOpenPage title={t('handOver.titlePlain')} entity={personnel} verb="edit" />;
  const { list } = paths.personnels;
  if (!isId(idPersonnel) || isMissing(error)) return <Nothing entity={personnel} list={list} kind="missing" />;
  if (!data && error) return <Nothing entity={personnel} list={list} kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <Loading title={t('handOver.titlePlain')} />;
  if (data.total === 0 && !data.login?.mayDisable) return <NothingHeld held={data} />;
  return choice.isReviewing && day !== null ? (
    <HandOverReview held={data} from={day} choice={choice} />
  ) : (
    <HandOverForm held={data} choice={choice} />
  );
}

function isMissing(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'recordNotFound';
}

function NothingHeld({ held: { person } }: { held: Held }) {
  const { t } = useTranslation();
  const title = t('handOver.title', { name: person.label });
  return (
    <>
      <PageHead title={title} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <EmptyState
          kind="nothingYet"
          title={t('handOver.nothing', { name: person.label })}
          text={t('handOver.nothingText')}
          action={
            <LinkButton size="row" to={paths.personnels.record(person.id)}>
              {t('handOver.toPerson', { name: person.label })}
            </LinkButton>
          }
        />
      </PageCard>
    </>
  );
}
