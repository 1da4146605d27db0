import { absence } from '@mandate/contract/entities/absence.ts';
import type { PersonInYear } from '@mandate/contract/time/absence-year.ts';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import List from 'lucide-react/icons/list';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { call } from '../../lib/calls/call.ts';
import { useUser } from '../../lib/session/session.ts';
import NotLinkedPage from '../../records/pages/not-linked-page.tsx';
import { entityWord } from '../../records/words/words.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { YearTable } from './year-table.tsx';

/** Who is away in a year, by person and month: of everybody for staff, of themselves for guests. */
export default function AbsenceYear() {
  const { isWaiting } = useUser();
  return isWaiting ? <NotLinkedPage title={entityWord(absence, 'title')} /> : <OpenYear />;
}

function OpenYear() {
  const { t } = useTranslation();
  const [params] = useAddressParams();
  useFormats();
  const year = yearIn(params.get('year'));
  const { data, isError, refetch } = useQuery({
    queryKey: ['absence-year', year],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await call<{ people: PersonInYear[] }>('GET', `/absence/get-year?year=${year}`, undefined, options))
        .people;
    },
  });
  const to = (wanted: number) => `${paths.absenceYear}?year=${wanted}`;
  return (
    <>
      <PageHead
        title={t('absences.year.title', { year })}
        actions={
          <>
            <LinkButton to={to(year - 1)} icon={<ChevronLeft aria-hidden="true" />}>
              {t('absences.year.before', { year: year - 1 })}
            </LinkButton>
            <LinkButton to={to(year + 1)} icon={<ChevronRight aria-hidden="true" />}>
              {t('absences.year.next', { year: year + 1 })}
            </LinkButton>
            <LinkButton to={paths.absences.list} icon={<List aria-hidden="true" />}>
              {t('absences.year.list')}
            </LinkButton>
          </>
        }
      />
      {isError && !data ? (
        <EmptyState
          kind="failed"
          title={t('absences.year.failedTitle')}
          text={t('absences.year.failed')}
          action={
            <Button size="row" onClick={() => void refetch()}>
              {t('absences.year.retry')}
            </Button>
          }
        />
      ) : data === undefined ? (
        <SkeletonRows label={t('absences.year.loading')} />
      ) : data.length === 0 ? (
        <EmptyState
          kind="nothingYet"
          title={t('absences.year.emptyTitle', { year })}
          text={t('absences.year.empty')}
          action={
            <LinkButton size="row" to={paths.absences.create}>
              {entityWord(absence, 'new')}
            </LinkButton>
          }
        />
      ) : (
        <YearTable people={data} year={year} />
      )}
    </>
  );
}

/** The year an address asks for; this one where it asks for none that is. */
function yearIn(asked: string | null): number {
  const year = Number(asked);
  return Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : new Date().getFullYear();
}
