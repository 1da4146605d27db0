import type { Entity } from '@mandate/contract/entity.ts';
import type { GridPage } from '@mandate/contract/grid.ts';
import type { Reader } from '@mandate/contract/roles.ts';
import { keyframes, styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { calm } from '../ui/media.ts';
import { Notice } from '../ui/notice.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import type { ListColumn, ListRow } from './columns.tsx';
import { ListCards } from './list-cards.tsx';
import { ListGrid } from './list-grid.tsx';
import type { ListState } from './list-state.ts';
import { RestoreButton } from './restore-button.tsx';
import { entityWord } from './words.ts';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

/** A thin bar under the toolbar while newer rows are on their way. */
const Updating = styled('div')(({ theme: { vars } }) => ({
  height: 2,
  overflow: 'hidden',
  '& > span': {
    display: 'block',
    width: '25%',
    height: '100%',
    background: vars.palette.primary.main,
    animation: `${pass} 900ms 200ms infinite backwards`,
    [calm]: { animation: 'none', width: '100%' },
  },
}));

const Remark = styled('div')({ padding: '0 12px 10px' });

interface ListBodyProps<Row extends ListRow> {
  entity: Entity;
  title: string;
  columns: readonly ListColumn<Row>[];
  query: UseQueryResult<GridPage<Row>>;
  state: ListState;
  reader: Reader;
  isPhone: boolean;
  newButton: ReactNode;
  recordPath: (id: string) => string;
  onChange: (part: Partial<ListState>) => void;
}

/** The rows, or why there are none: nothing yet, nothing matches, it failed, they are coming. */
export function ListBody<Row extends ListRow>(props: ListBodyProps<Row>) {
  const { entity, title, columns, query, state, reader, isPhone, newButton, recordPath, onChange } = props;
  const { t } = useTranslation();
  const rows = query.data?.rows;
  const retry = (
    <Button size="row" onClick={() => void query.refetch()}>
      {t('action.tryAgain')}
    </Button>
  );
  if (rows === undefined) {
    if (!query.isError) return <SkeletonRows label={t('list.loading')} />;
    return <EmptyState kind="failed" title={t('list.failed')} text={t('list.failedText')} action={retry} />;
  }
  if (rows.length === 0) {
    const isNarrowed = state.search.trim() !== '' || state.filter.length > 0;
    if (isNarrowed) {
      const clear = (
        <Button size="row" onClick={() => onChange({ search: '', filter: [] })}>
          {t('list.clearFilters')}
        </Button>
      );
      return (
        <EmptyState
          kind="nothingMatches"
          title={t('list.nothingMatches')}
          text={entityWord(entity, 'nothingMatches')}
          action={clear}
        />
      );
    }
    if (state.deleted === 'only') {
      return <EmptyState kind="nothingMatches" title={t('list.noneDeleted')} text={t('list.noneDeletedText')} />;
    }
    return (
      <EmptyState
        kind="nothingYet"
        title={entityWord(entity, 'none')}
        text={entityWord(entity, 'purpose')}
        action={newButton}
      />
    );
  }
  const rowAction = (row: Row) =>
    row.deletedAt ? <RestoreButton entity={entity} id={row.id} name={String(row[entity.label] ?? '')} /> : null;
  const shared = { entity, label: title, columns, rows, recordPath, ...(state.deleted !== 'exclude' && { rowAction }) };
  return (
    <>
      <Updating aria-hidden="true">{query.isPlaceholderData && query.isFetching && <span />}</Updating>
      {query.isError && (
        <Remark>
          <Notice kind="bad" role="alert">
            {t('list.failed')} {t('list.failedText')} {retry}
          </Notice>
        </Remark>
      )}
      {isPhone ? (
        <ListCards {...shared} />
      ) : (
        <ListGrid {...shared} sort={state.sort} reader={reader} onSort={(sort) => onChange({ sort })} />
      )}
    </>
  );
}
