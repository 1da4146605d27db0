import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type ComponentProps, lazy, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { Aside } from '../../ui/page/aside.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { fillsPage } from '../../ui/page/page-scroller.ts';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import type { ListRow } from '../columns/columns.tsx';
import type { LaidColumn } from '../columns/list-layout.ts';
import { ListFilesPlace } from '../files/list-files-place.tsx';
import { FilterOpening } from '../filter/filter-opening.ts';
import { useListFilter } from '../filter/use-list-filter.tsx';
import type { RowCursor } from '../rows/row-cursor.ts';
import type { GridReading } from '../state/use-grid.ts';
import type { useListState } from '../state/use-list-state.ts';
import { useListTotal } from '../state/use-list-total.ts';
import { summedColumns } from '../sums/summed-columns.ts';
import { SumsRoom } from '../sums/sums-room.tsx';
import type { ListLaying } from '../views/use-list-views.ts';
import { ListFoot, ListFootRoom } from './list-foot.tsx';
import { ListCard } from './list-place.tsx';
import { ListToolbar, type ListTools } from './list-toolbar.tsx';

// Fetched when they are first needed.
const ListCommands = lazy(() => import('./list-commands.ts'));
const ListSums = lazy(() => import('../sums/list-sums.tsx'));

interface ListFrameProps<Row extends ListRow> extends ListTools {
  entity: Entity;
  title: string;
  listed: ReturnType<typeof useListState>;
  query: GridReading<Row>;
  laying: ListLaying<LaidColumn<Row>>;
  cursor: RefObject<RowCursor | null>;
  isPhone: boolean;
  /** Where records are brought in, for a list that is saved as a file too; null: neither. */
  files: { importAddress?: string } | null;
  /** What is done with all of it, in the page's head. */
  actions?: ReactNode;
  /** What stands between the head and the card. */
  top?: ReactNode;
  /** What stands under the card. */
  under?: ReactNode;
  commands: Omit<ComponentProps<typeof ListCommands>, 'entity' | 'isPhone'>;
  /** The rows. */
  children: ReactNode;
}

/** What stands around the rows of any list: the way past it, its head, its toolbar and filter, its foot, and its commands. */
export function ListFrame<Row extends ListRow>(props: ListFrameProps<Row>) {
  const { entity, title, listed, query, laying, cursor, isPhone, files } = props;
  const { state, change, reader } = listed;
  const { t } = useTranslation();
  const { total, last, totalText, windowTitle } = useListTotal({ entity, title, state, query, change });
  const summed = summedColumns(entity, reader, laying.columns);
  const isGrouped = state.groupBy !== null && !isPhone;
  const filter = useListFilter(entity, reader, state.filter, (to) => change((now) => ({ filter: to(now.filter) })));
  return (
    <>
      <SkipLink
        href="#rows"
        onClick={(event) => {
          event.preventDefault();
          cursor.current?.goTo(Math.max(0, cursor.current.at()));
        }}
      >
        {t('list.skip')}
      </SkipLink>
      <PageHead
        title={title}
        windowTitle={windowTitle}
        actions={
          <>
            {files && (
              <ListFilesPlace
                entity={entity}
                reader={reader}
                state={state}
                columns={laying.columns}
                {...files}
                totalText={totalText}
                isPhone={isPhone}
                isReady={query.data !== undefined}
              />
            )}
            {props.actions}
          </>
        }
      />
      {props.top}
      <ListCard {...fillsPage} aria-busy={query.isFetching}>
        <ListToolbar
          entity={entity}
          reader={reader}
          state={state}
          laying={laying}
          totalText={totalText}
          isPhone={isPhone}
          rowTools={props.rowTools}
          viewTools={props.viewTools}
          onFilter={(button) => filter.open(null, button)}
          onChange={change}
        />
        {filter.chips}
        <FilterOpening value={(field, anchor) => filter.open(null, anchor, field)}>{props.children}</FilterOpening>
        {query.data === undefined && !query.error && <ListFootRoom aria-hidden="true" />}
        {isSummed(summed) && total !== 0 && (
          <Aside room={<SumsRoom aria-hidden="true" />}>
            {total === null ? (
              <SumsRoom aria-hidden="true" />
            ) : (
              <ListSums entity={entity} state={state} fields={summed} totalText={totalText} />
            )}
          </Aside>
        )}
        {total !== null && total > 0 && !isGrouped && (
          <ListFoot
            state={state}
            total={total}
            totalText={totalText}
            onPage={query.data?.rows.length ?? 0}
            last={last}
            onChange={change}
          />
        )}
        <VisuallyHidden role="status">{query.isFetching ? '' : totalText}</VisuallyHidden>
      </ListCard>
      {props.under}
      {filter.window}
      {query.data && (
        <Aside>
          <ListCommands entity={entity} isPhone={isPhone} {...props.commands} />
        </Aside>
      )}
    </>
  );
}

function isSummed(fields: string[]): fields is [string, ...string[]] {
  return fields.length > 0;
}
