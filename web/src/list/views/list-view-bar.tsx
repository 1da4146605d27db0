import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import Lock from 'lucide-react/icons/lock';
import UsersRound from 'lucide-react/icons/users-round';
import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { entityWord } from '../../records/words/words.ts';
import { Tag } from '../../ui/badges/chip.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { Aside } from '../../ui/page/aside.tsx';
import { goesOn } from '../../ui/page/goes-on.ts';
import { tabular } from '../../ui/values/tabular.ts';
import type { ListState } from '../state/list-state.ts';
import { isModified, type SavedView } from './saved-view.ts';
import type { ListViews } from './use-list-views.ts';

// What is done with views is fetched once the list stands.
const ListViewTools = lazy(() => import('./list-view-tools.tsx'));
const ViewCounts = lazy(() => import('./view-counts.tsx'));

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  flex: 'none',
  minHeight: 39,
  marginTop: 8,
  borderBottom: `1px solid ${vars.palette.divider}`,
  [phone]: { marginTop: 0, minHeight: 46, alignItems: 'stretch' },
}));

const Tabs = styled('nav')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBottom: -1,
  ...goesOn(vars.palette.background.default, vars.palette.line2),
  // It lies over the line of the bar.
  boxShadow: `inset 0 -1px 0 ${vars.palette.divider}`,
}));

const Tab = styled(Link)(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  height: 38,
  padding: '0 10px',
  borderBottom: '2px solid transparent',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& > svg': { width: 14, height: 14, strokeWidth: 1.75 },
  '& > span:first-of-type': { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' },
  '&:hover': { color: vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { borderBottomColor: vars.palette.primaryText, color: vars.palette.primaryText, fontWeight: 500 },
  [phone]: { height: 46, fontSize: 15 },
}));

// As wide as most counts before they are known.
const Quantity = styled('small')(({ theme: { vars } }) => ({
  ...tabular,
  minWidth: 22,
  padding: '1px 6px',
  borderRadius: 999,
  background: vars.palette.sunken,
  color: vars.palette.text.secondary,
  fontSize: 11,
  lineHeight: '16px',
  textAlign: 'center',
  '&:empty': { visibility: 'hidden' },
  '[aria-current] > &': { background: vars.palette.tint, color: vars.palette.primaryText },
}));

const Mark = styled(Tag)(({ theme: { vars } }) => ({ background: vars.palette.tint, color: vars.palette.primaryText }));

const Remark = styled('div')({ marginTop: 8 });

interface ListViewBarProps {
  entity: Entity;
  views: ListViews;
  state: ListState;
}

/** The views of a list as links, the open one marked, with what can be done with it. */
export function ListViewBar({ entity, views, state }: ListViewBarProps) {
  const { t } = useTranslation();
  const { open, layout } = views;
  const [counts, setCounts] = useState<ReadonlyMap<string, string>>(new Map());
  const isChanged = open !== null && isModified(state, layout, open);
  const what = entityWord(entity, 'title');
  const all = views.defaultViewId === null ? '?' : '?view=all';
  return (
    <>
      <Bar>
        <Tabs aria-label={t('views.title')}>
          <Tab to={all} aria-current={open === null && views.isReady ? 'page' : undefined}>
            <span>{t('views.all', { what })}</span>
            <Quantity aria-hidden="true">{counts.get('all')}</Quantity>
          </Tab>
          {views.views.map((view) => (
            <ViewTab
              key={view.id}
              view={view}
              count={counts.get(view.id)}
              isOpen={view.id === open?.view.id}
              isChanged={isChanged}
            />
          ))}
        </Tabs>
        <Aside>
          <ListViewTools entity={entity} views={views} state={state} isChanged={isChanged} />
        </Aside>
        <Aside>
          <ViewCounts entity={entity} views={['all', ...views.views.map(({ id }) => id)]} onCounts={setCounts} />
        </Aside>
      </Bar>
      {open !== null && open.leftOut > 0 && (
        <Remark>
          <Notice kind="caution" role="status">
            <b>{t('views.partsMissing')}.</b> {t('views.partsMissingText', { count: open.leftOut })}
          </Notice>
        </Remark>
      )}
    </>
  );
}

interface ViewTabProps {
  view: SavedView;
  /** How many records it shows; undefined while that is not known. */
  count: string | undefined;
  isOpen: boolean;
  isChanged: boolean;
}

function ViewTab({ view, count, isOpen, isChanged }: ViewTabProps) {
  const { t } = useTranslation();
  const tab = useRef<HTMLAnchorElement>(null);
  const isShared = view.audience !== 'private' && !view.isReady;
  useEffect(() => {
    if (isOpen) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  return (
    <Tab
      ref={tab}
      to={`?view=${view.id}`}
      aria-current={isOpen ? 'page' : undefined}
      aria-description={count && t('views.records', { count })}
    >
      {isShared && <UsersRound aria-hidden="true" />}
      <span title={view.name}>{view.name}</span>
      {isShared && <VisuallyHidden>{t('views.shared')}</VisuallyHidden>}
      {view.isLocked && !view.isReady && (
        <>
          <Lock aria-hidden="true" />
          <VisuallyHidden>{t('views.locked')}</VisuallyHidden>
        </>
      )}
      <Quantity aria-hidden="true">{count}</Quantity>
      {isOpen && isChanged && <Mark>{t('views.modified')}</Mark>}
    </Tab>
  );
}
