import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, useRef, useState } from 'react';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { rowHeights } from '../../lib/preferences/preferences.ts';
import { useUser } from '../../lib/session/session.ts';
import { useOwnFields } from '../../records/own-fields/use-own-fields.ts';
import { entityWord } from '../../records/words/words.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { keepClear } from '../../ui/feedback/keep-clear.ts';
import { phone } from '../../ui/media/phone.ts';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { useFormats } from '../../ui/values/formats.ts';
import type { RowsAct } from '../bulk/rows-act.ts';
import type { ListColumn, ListRow } from '../columns/columns.tsx';
import type { GridGrouping } from '../groups/grid-grouping.ts';
import { ListGroupButton } from '../groups/list-group-button.tsx';
import { InlineButton } from '../inline/inline-button.tsx';
import { useInlineMode } from '../inline/use-inline-mode.ts';
import type { Previewed } from '../preview/previewed.ts';
import type { RowCursor } from '../rows/row-cursor.ts';
import type { RowItems } from '../rows/row-items.ts';
import { ListSelectionContext } from '../selection/list-selection.ts';
import { useSelection } from '../selection/use-selection.ts';
import { askedFields } from '../state/asked-fields.ts';
import { withoutRows } from '../state/list-state.ts';
import { useGrid } from '../state/use-grid.ts';
import { useListState } from '../state/use-list-state.ts';
import { ListViewBar } from '../views/list-view-bar.tsx';
import { useListViews } from '../views/use-list-views.ts';
import { DeletedChoice } from './deleted-choice.tsx';
import { ListBody } from './list-body.tsx';
import { ListFrame } from './list-frame.tsx';

// Fetched when they are first needed.
const NotOpenPage = lazy(() => import('../../records/pages/not-open-page.tsx'));
const NotLinkedPage = lazy(() => import('../../records/pages/not-linked-page.tsx'));

const PhoneBar = styled('div')(({ theme: { vars } }) => ({
  display: 'none',
  [phone]: {
    position: 'sticky',
    bottom: -16,
    zIndex: 2,
    display: 'grid',
    margin: '12px -16px -16px',
    padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.paper,
  },
}));

const WideOnly = styled('span')({ display: 'contents', [phone]: { display: 'none' } });

interface ResourceListProps<Row extends ListRow> {
  entity: Entity;
  columns: readonly ListColumn<Row>[];
  paths: RecordPaths;
  /** The way to the same records shown otherwise, such as on a board. */
  otherWay?: ReactNode;
  /** What else the menu of a row offers, fetched with it. */
  rowItems?: RowItems;
  /** What the preview of a record begins with, fetched with it. */
  previewed?: Previewed;
  /** What is done elsewhere with the rows that are selected, or that match. */
  rowsAct?: RowsAct | undefined;
}

/** A list, or why there is none for this person. A register says its columns. */
export function ResourceList<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { role, isWaiting } = useUser();
  const title = entityWord(props.entity, 'title');
  if (may(role, props.entity.name, 'list') === false)
    return <NotOpenPage title={title} entity={props.entity} verb="list" />;
  return isWaiting ? <NotLinkedPage title={title} /> : <OpenList {...props} />;
}

/** A list: search, filter, sort, pages and deleted records, all of it in the address. */
function OpenList<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { columns, paths, otherWay, rowsAct } = props;
  const known = useOwnFields(props.entity);
  const entity = known ?? props.entity;
  const isPhone = useIsPhone();
  // Everything below is rewritten when the formats change.
  useFormats();
  const views = useListViews(entity, columns, known !== undefined);
  const listed = useListState(entity, views.base, known !== undefined);
  const { state, change, reader, mayRestore } = listed;
  const cursor = useRef<RowCursor>(null);
  // Phones show cards, which have no groups.
  const isGrouped = state.groupBy !== null && !isPhone;
  const [grouping, setGrouping] = useState<GridGrouping<Row> | null>(null);
  const asked = useGrid<Row>(
    entity,
    isGrouped ? withoutRows(state) : state,
    views.isReady,
    isGrouped ? ['id'] : askedFields(entity, reader, views.columns, state.deleted !== 'exclude'),
  );
  // What was counted for groups are no rows to show.
  const isCounted = !isGrouped && asked.isPlaceholderData && asked.data?.pageSize === withoutRows(state).pageSize;
  const query = isCounted ? { ...asked, data: undefined } : asked;
  const shown = isGrouped
    ? { ...query, data: query.data && { ...query.data, rows: [...(grouping?.records ?? [])] } }
    : query;
  const selection = useSelection({ entity, state, base: views.base, reader, query: shown, isPhone, paths, rowsAct });
  const inline = useInlineMode(entity);
  const title = entityWord(entity, 'title');
  const { density } = views.layout;
  const mark = useKeyMarks();
  const matching = rowsAct && state.deleted === 'exclude' && { label: rowsAct.label, to: rowsAct.address(state) };
  const mayCreate = may(reader.role, entity.name, 'create') !== false;
  const newButton = mayCreate && (
    <LinkButton look="primary" to={paths.create} {...mark('list.create')} icon={<Plus aria-hidden="true" />}>
      {entityWord(entity, 'new')}
    </LinkButton>
  );

  return (
    <ListSelectionContext value={selection}>
      <ListFrame
        entity={entity}
        title={title}
        listed={listed}
        query={query}
        laying={views}
        cursor={cursor}
        isPhone={isPhone}
        files={{ importAddress: paths.import }}
        actions={
          <>
            {otherWay}
            <WideOnly>
              {rowsAct && matching && (
                <LinkButton to={matching.to} icon={rowsAct.icon}>
                  {matching.label}
                </LinkButton>
              )}
              {newButton}
            </WideOnly>
          </>
        }
        top={<ListViewBar entity={entity} views={views} state={state} />}
        rowTools={selection?.toggle}
        viewTools={
          <>
            {mayRestore && <DeletedChoice value={state.deleted} onChange={(deleted) => change({ deleted })} />}
            {!isGrouped && <InlineButton mode={inline} />}
            {!isPhone && (
              <ListGroupButton
                entity={entity}
                reader={reader}
                groupBy={state.groupBy}
                onGroup={(groupBy) => change({ groupBy })}
              />
            )}
          </>
        }
        under={newButton && <PhoneBar {...keepClear}>{newButton}</PhoneBar>}
        commands={{
          createAddress: mayCreate ? paths.create : null,
          isSelectable: selection !== null,
          isPreviewed: true,
          inline,
          ...(matching && { elsewhere: matching }),
        }}
      >
        <ListBody
          {...props}
          entity={entity}
          title={title}
          columns={views.columns}
          rowHeight={density && rowHeights[density]}
          query={query}
          state={state}
          reader={reader}
          isPhone={isPhone}
          newButton={newButton}
          cursor={cursor}
          inline={inline}
          grouping={grouping}
          onGrouping={setGrouping}
          onChange={change}
          onColumns={views.setColumns}
        />
        {selection?.bar}
      </ListFrame>
    </ListSelectionContext>
  );
}
