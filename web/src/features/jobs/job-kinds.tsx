import styled from '@emotion/styled';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { filterText } from '../../list/state/list-state.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';

const kinds: Record<'changes' | 'imports' | 'exports', JobRow['kind'][]> = {
  changes: ['bulk'],
  imports: ['import', 'undoImport'],
  exports: ['export'],
};

const Ways = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 12 });

/** The ways to all jobs, to changes of many records, to imports and to exports; each is an address of the list. */
export function JobKinds() {
  const { t } = useTranslation();
  const [params] = useAddressParams();
  const present = params.get('filter') ?? '';
  const filterOf = (value: JobRow['kind'][]) => filterText([{ field: 'kind', operator: 'anyOf', value }]);
  const ways = [
    { name: 'all' as const, filter: '' },
    { name: 'changes' as const, filter: filterOf(kinds.changes) },
    { name: 'imports' as const, filter: filterOf(kinds.imports) },
    { name: 'exports' as const, filter: filterOf(kinds.exports) },
  ];
  return (
    <Ways aria-label={t('jobList.kinds')}>
      {ways.map(({ name, filter }) => (
        <LinkButton
          key={name}
          size="toolbar"
          look={filter === present ? 'chosen' : 'quiet'}
          aria-current={filter === present ? 'page' : undefined}
          to={filter === '' ? paths.jobs : `${paths.jobs}?${new URLSearchParams({ filter })}`}
        >
          {t(`jobList.${name}`)}
        </LinkButton>
      ))}
    </Ways>
  );
}
