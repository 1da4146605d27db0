import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isOverviewNoun } from '@mandate/contract/overview/record/related-lists.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { useUser } from '../../lib/session/session.ts';
import { useOpenedRecord } from '../../records/reading/known-record.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';
import { mayOpen } from '../../records/rights/may-open.ts';
import { partWord, recordName } from '../../records/words/record-words.ts';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { calm } from '../../ui/media/phone.ts';
import type { ListColumn, ListRow } from '../columns/columns.tsx';
import type { RowCursor } from '../rows/row-cursor.ts';
import { PreviewFields } from './preview-fields.tsx';
import { PreviewRelated } from './preview-related.tsx';
import type { Previewed } from './previewed.ts';

const Surface = styled('aside')(({ theme: { vars } }) => ({
  position: 'absolute',
  zIndex: 3,
  inset: '0 0 0 auto',
  display: 'flex',
  flexDirection: 'column',
  width: 380,
  maxWidth: '100%',
  borderLeft: `1px solid ${vars.palette.line2}`,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.dialog,
  '@container (min-width: 960px)': { boxShadow: 'none' },
  '@starting-style': { opacity: 0, transform: 'translateX(8px)' },
  transition: 'opacity 250ms cubic-bezier(.2,0,0,1), transform 250ms cubic-bezier(.2,0,0,1)',
  [calm]: { transition: 'none' },
  '& > header': { padding: '12px 12px 10px 16px', borderBottom: `1px solid ${vars.palette.divider}` },
  '& > header > h2': { marginTop: 10, fontSize: 15, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > header > p': { display: 'flex', alignItems: 'center', gap: 8, marginTop: 6, fontSize: 12 },
}));

const Acts = styled('div')({ display: 'flex', alignItems: 'center', gap: 2, '& > a': { marginRight: 'auto' } });

// What is hidden for the eye is placed against it, so that the sheet itself never scrolls.
const Body = styled('div')({ position: 'relative', flex: 1, minHeight: 0, overflowY: 'auto', padding: 16 });

const Counts = styled('p')(({ theme: { vars } }) => ({
  marginTop: 12,
  paddingTop: 12,
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 13,
  color: vars.palette.text.secondary,
}));

const Rest = styled('div')({ minHeight: 44 });

interface ListPreviewProps<Row extends ListRow> {
  entity: Entity;
  paths: Pick<RecordPaths, 'record'>;
  columns: readonly ListColumn<Row>[];
  /** The record's id. */
  id: string;
  /** The rows of the list; undefined before they are there. */
  rows: readonly Row[] | undefined;
  /** What the rows stand in. */
  place: RefObject<HTMLElement | null>;
  cursor: RefObject<RowCursor | null>;
  /** What it begins with, of registers whose records have a page. */
  previewed?: Previewed | undefined;
  /** Shows another record, or none. */
  onPreview: (id: string | null) => void;
}

/**
 * A record beside the rows of its list, to be read: its row at once, then the rest, with the head of its page and how much belongs to it. It
 * follows the row the keyboard is on; Escape puts it
 * away and brings the focus back to the row.
 */
export default function ListPreview<Row extends ListRow>(props: ListPreviewProps<Row>) {
  const { entity, paths, columns, id, rows, place, cursor, previewed: Previewed, onPreview } = props;
  useSharedWords();
  const { t } = useTranslation();
  const user = useUser();
  const mark = useKeyMarks();
  const sheet = useRef<HTMLElement>(null);
  const at = rows?.findIndex((row) => row.id === id) ?? -1;
  const row = rows?.[at];
  const isRead = row ? mayOpen(user, entity, row) : may(user.role, entity.name, 'read') !== false;
  const { data, error, isMissing } = useOpenedRecord<StoredRecord & Row>(entity.name, isRead ? id : undefined);
  const isNowhere = isMissing || (!isRead && row === undefined && rows !== undefined);

  const dropped = useEffectEvent(() => {
    showWarning(t('list.addressDropped', { names: 'preview' }));
    onPreview(null);
  });
  useEffect(() => {
    if (isNowhere) dropped();
  }, [isNowhere]);

  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const focused = (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (focused !== id && rows?.some((one) => one.id === focused)) onPreview(focused ?? null);
  });
  useEffect(() => {
    const around = place.current;
    if (!around) return;
    const listen = (event: FocusEvent) => follow(event);
    around.addEventListener('focusin', listen);
    return () => around.removeEventListener('focusin', listen);
  }, [place]);

  function close(): void {
    const isInside = sheet.current?.contains(document.activeElement) === true;
    onPreview(null);
    if (isInside) cursor.current?.goTo(Math.max(0, at));
  }

  function step(by: -1 | 1): void {
    const beside = rows?.[at + by];
    if (beside) onPreview(beside.id);
  }

  const record = { ...row, ...data } as Partial<Row>;
  const name = recordName(entity, record);
  // Neither its row nor the record need be there yet, as where the address names it.
  const isThere = record.id !== undefined;
  const badge = isThere ? columns.find((column) => column.place === 'badge') : undefined;
  const counts = Object.keys(entity.parts).flatMap((part) => {
    const all = record[part];
    return Array.isArray(all) ? [partWord(entity.name, part, all.length)] : [];
  });
  const isWhole = data !== undefined && !('isPartial' in data);
  return (
    <Surface ref={sheet} aria-labelledby="preview-name">
      <header>
        <Acts>
          {isRead && (
            <LinkButton to={paths.record(id)} size="row">
              {t('preview.open')}
            </LinkButton>
          )}
          <TooltipIconButton
            size="row"
            label={t('preview.previous')}
            icon={<ChevronUp aria-hidden="true" />}
            aria-disabled={at < 1}
            onClick={() => step(-1)}
          />
          <TooltipIconButton
            size="row"
            label={t('preview.next')}
            icon={<ChevronDown aria-hidden="true" />}
            aria-disabled={at < 0 || at === (rows?.length ?? 0) - 1}
            onClick={() => step(1)}
          />
          <TooltipIconButton
            size="row"
            label={t('preview.close')}
            icon={<X aria-hidden="true" />}
            {...mark('list.leave')}
            onClick={close}
          />
        </Acts>
        <h2 id="preview-name">{name}</h2>
        {(badge || record.deletedAt) && (
          <p>
            {badge?.render?.(record as Row)}
            {record.deletedAt && <StatusPill tone="bad" label={t('preview.deleted')} />}
          </p>
        )}
      </header>
      <Body tabIndex={0} role="group" aria-labelledby="preview-name">
        {Previewed && isRead && isThere && (
          <Suspense>
            <Previewed record={record as Row} />
          </Suspense>
        )}
        {isOverviewNoun(entity.name) && isRead && isThere && (
          <Suspense>
            <PreviewRelated noun={entity.name} paths={paths} id={id} />
          </Suspense>
        )}
        {isThere && <PreviewFields entity={entity} reader={user} columns={columns} record={record as Row} />}
        {isRead && (
          <Rest>
            {counts.length > 0 && <Counts>{counts.join(' · ')}</Counts>}
            {!isWhole && !error && <SkeletonRows label={t('preview.loading')} rows={row ? 1 : 6} rowHeight={36} />}
            {error && !isMissing && <Counts role="alert">{t('preview.failed')}</Counts>}
          </Rest>
        )}
      </Body>
    </Surface>
  );
}
