import type { Entity } from '@mandate/contract/entity.ts';
import { isSeen } from '@mandate/contract/fields.ts';
import { may } from '@mandate/contract/permissions.ts';
import { styled } from '@mui/material/styles';
import ListFilter from 'lucide-react/icons/list-filter';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordPaths } from '../lib/paths.ts';
import { useUser } from '../lib/session.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { numberText } from '../ui/figure-text.ts';
import { useFormats } from '../ui/formats.ts';
import { narrow, phone } from '../ui/media.ts';
import { PageHead } from '../ui/page-head.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { BarText, Count, Toolbar, ToolbarGap } from '../ui/toolbar.tsx';
import { useIsPhone } from '../ui/use-media.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { ListColumn, ListRow } from './columns.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListBody } from './list-body.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListSearch } from './list-search.tsx';
import { useGrid } from './use-grid.ts';
import { useListState } from './use-list-state.ts';
import { entityWord } from './words.ts';

// Fetched when they are first needed.
const FilterDialog = lazy(() => import('./filter-dialog.tsx'));
const NotOpenPage = lazy(() => import('./not-open-page.tsx'));
const WaitingPage = lazy(() => import('./waiting-page.tsx'));

const Card = styled('section')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 320,
  marginTop: 12,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  [phone]: { flex: 'none', overflow: 'visible', border: 0, background: 'none', boxShadow: 'none', marginTop: 4 },
}));

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
const Shown = styled('div')({ width: 110, [narrow]: { width: 100 } });

interface ResourceListProps<Row extends ListRow> {
  entity: Entity;
  columns: readonly ListColumn<Row>[];
  paths: RecordPaths;
}

/** A list, or why there is none for this person. A register says its columns. */
export function ResourceList<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { role, isWaiting } = useUser();
  const title = entityWord(props.entity, 'title');
  if (may(role, props.entity.name, 'list') === false)
    return <NotOpenPage title={title} entity={props.entity} verb="list" />;
  return isWaiting ? <WaitingPage title={title} /> : <OpenList {...props} />;
}

/** A list: search, filter, sort, pages and deleted records, all of it in the address. */
function OpenList<Row extends ListRow>({ entity, columns, paths }: ResourceListProps<Row>) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  // Everything below is written anew when the formats change.
  useFormats();
  const { state, change, reader, mayRestore } = useListState(entity);
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const query = useGrid<Row>(entity, state);
  const title = entityWord(entity, 'title');
  const shown = columns.filter(({ field }) => {
    const facts = entity.fields[field];
    return facts !== undefined && isSeen(facts, reader);
  });

  const total = query.data?.total ?? null;
  const last = Math.max(1, Math.ceil((total ?? 0) / state.pageSize));
  const isBeyond =
    query.data !== undefined && !query.isPlaceholderData && query.data.rows.length === 0 && state.page > last;
  const goToLast = useEffectEvent(() => change({ page: last }, true));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  const edited = typeof editing === 'number' ? state.filter[editing] : undefined;
  const mayCreate = may(reader.role, entity.name, 'create') !== false;
  const newButton = mayCreate && (
    <LinkButton look="primary" to={paths.create} icon={<Plus aria-hidden="true" />}>
      {entityWord(entity, 'new')}
    </LinkButton>
  );
  const totalText =
    total === null
      ? ''
      : entityWord(entity, 'count', { count: total, total: counted(total, query.data?.totalIsExact) });

  return (
    <>
      <PageHead title={title} actions={<WideOnly>{newButton}</WideOnly>} />
      <Card aria-busy={query.isFetching}>
        <Toolbar>
          <ListSearch
            value={state.search}
            placeholder={entityWord(entity, 'searchIn')}
            onChange={(search) => change({ search }, true)}
          />
          <Button
            size="toolbar"
            look={state.filter.length > 0 ? 'chosen' : 'secondary'}
            icon={<ListFilter aria-hidden="true" />}
            onClick={() => setEditing('new')}
          >
            {t('list.filter')}
            {state.filter.length > 0 && <Count>{state.filter.length}</Count>}
          </Button>
          <ToolbarGap />
          <BarText>{totalText}</BarText>
          {mayRestore && (
            <Shown>
              <SelectField
                label={t('list.deletedRows')}
                isLabelHidden
                size="toolbar"
                choices={[
                  { value: 'exclude', label: t('list.live') },
                  { value: 'only', label: t('list.deletedOnly') },
                  { value: 'include', label: t('list.all') },
                ]}
                value={state.deleted}
                onChange={(event) => change({ deleted: event.target.value as typeof state.deleted })}
              />
            </Shown>
          )}
        </Toolbar>
        <FilterChips
          entity={entity}
          filter={state.filter}
          onChange={(filter) => change({ filter })}
          onEdit={(index) => setEditing(index ?? 'new')}
        />
        <ListBody
          entity={entity}
          title={title}
          columns={shown}
          query={query}
          state={state}
          reader={reader}
          isPhone={isPhone}
          newButton={newButton}
          recordPath={paths.record}
          onChange={change}
        />
        {total !== null && total > 0 && (
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
      </Card>
      {newButton && <PhoneBar>{newButton}</PhoneBar>}
      {editing !== null && (
        <Suspense>
          <FilterDialog
            entity={entity}
            reader={reader}
            condition={edited && !('any' in edited) ? edited : null}
            onClose={() => setEditing(null)}
            onApply={(condition) => {
              const filter =
                typeof editing === 'number' ? state.filter.with(editing, condition) : [...state.filter, condition];
              setEditing(null);
              change({ filter });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function counted(total: number, isExact: boolean | undefined): string {
  return isExact === false ? `${numberText(total)}+` : numberText(total);
}
