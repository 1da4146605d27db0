import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import { type Change, changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import GitMerge from 'lucide-react/icons/git-merge';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { takeWhole } from '../../form/state/take-whole.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { useUser } from '../../lib/session/session.ts';
import { changesOf } from '../../records/changes/record-changes.ts';
import { type StoredRecord, useStoreRecord } from '../../records/reading/use-record.ts';
import { FieldValue } from '../../records/values/field-value.tsx';
import { partWord, pathLabel, rowName } from '../../records/words/record-words.ts';
import { Avatar } from '../../ui/badges/avatar.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { phone } from '../../ui/media/phone.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { ChangesTable } from '../drafts/changes-table.tsx';
import { savedMarks } from './field-marks.ts';
import type { SavedElsewhere } from './use-saved-elsewhere.ts';

/** How many of the new values stand in the bar itself. */
const mostShown = 2;

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: 44,
  padding: '7px 8px 7px 12px',
  borderRadius: 8,
  background: vars.palette.tint,
  fontSize: 13,
  lineHeight: '20px',
  '& > p': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere', color: vars.palette.text.secondary },
  '& strong': { fontWeight: 500, color: vars.palette.text.primary },
  '& > p > strong:first-of-type': { fontWeight: 600 },
  [phone]: { padding: '10px 12px', '& > button': { flex: '1 1 auto' } },
}));

/** What somebody else saved while the record is open here: who, which fields, what stands there now. Nothing of it is in the form until it is taken in. */
export default function SavedNews({ news }: { news: SavedElsewhere }) {
  useWords(['presence']);
  const { t } = useTranslation();
  if (news.record !== null) return <News record={news.record} />;
  return (
    <Notice kind="caution" role="alert">
      {t('presence.deleted')}
    </Notice>
  );
}

function News({ record }: { record: StoredRecord & Values }) {
  const { t } = useTranslation();
  const { form, entity, reader } = useEditing();
  const { id: userId } = useUser();
  const keep = useStoreRecord(entity.name);
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const base = useForm(form, (state) => state.base);
  const values = useForm(form, (state) => state.values);
  const unsaved = useForm(form, (state) => state.changes);
  const saved = savedChanges(entity, base, record, reader);
  const typed = new Set(unsaved === 0 ? [] : changesOf(entity, base, values, reader).map(({ field }) => field));
  const clashes = saved.filter(({ field }) => typed.has(field)).length;
  const by = record.updatedBy as { id: string; label: string } | null | undefined;
  const at = typeof record.updatedAt === 'string' ? record.updatedAt : null;
  const count = saved.length;
  const name = by?.label || t('editor.somebody');
  const who = by?.id === userId ? 'savedByYou' : 'savedBy';

  function takeIn(): void {
    takeWhole(form, record, reader);
    keep(record);
    // The button goes with its bar: the focus stays on the page.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  return (
    <div>
      <Global
        styles={({ vars }) =>
          savedMarks(
            saved.map(({ field }) => field),
            vars.palette,
          )
        }
      />
      <Bar>
        <Avatar name={name} />
        <p role="status">
          <strong>{count === 0 ? t(`presence.${who}Any`, { name }) : t(`presence.${who}`, { name, count })}</strong>{' '}
          {at !== null && <RelativeTime instant={at} />}
          {saved.slice(0, mostShown).map((change, place) => (
            <span key={change.field}>
              {place === 0 ? ': ' : '; '}
              <NewValue entity={entity} record={record} change={change} />
            </span>
          ))}
          {count > mostShown && ` ${t('presence.moreFields', { count: count - mostShown })}`}
          {count > 0 && '.'} {unsaved > 0 && t('presence.stays', { count: unsaved })}{' '}
          {clashes > 0 && t('presence.clashes', { count: clashes })}
        </p>
        {count > 0 && (
          <Button
            look="quiet"
            size="row"
            aria-expanded={isOpen}
            aria-controls={isOpen ? tableId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'presence.hide' : 'presence.show')}
          </Button>
        )}
        <Button size="row" icon={<GitMerge aria-hidden="true" />} onClick={takeIn}>
          {count === 2 ? t('presence.takeInBoth') : t('presence.takeIn', { count: Math.max(1, count) })}
        </Button>
      </Bar>
      {isOpen && (
        <ChangesTable id={tableId} changes={saved} heads={{ old: t('presence.before'), new: t('presence.now') }} />
      )}
    </div>
  );
}

interface NewValueProps {
  entity: Entity;
  record: Values;
  change: Change;
}

/** A field and what stands there now; of a row whether it came or went, of rows that they stand in another order. */
function NewValue({ entity, record, change: { field: path, old, new: fresh } }: NewValueProps) {
  const { t } = useTranslation();
  const [name = '', id, field] = path.split('.');
  if (Object.hasOwn(entity.parts, name) && field === undefined) {
    const called = id === undefined ? '' : rowName(entity, name, (fresh ?? old) as Record<string, unknown>);
    const words = id === undefined ? 'orderChanged' : fresh === null ? 'rowGone' : 'rowAdded';
    return (
      <>
        {`${partWord(entity.name, name)} ${called}`.trim()} <strong>{t(`editor.${words}`)}</strong>
      </>
    );
  }
  return (
    <>
      {pathLabel(entity, record, path)}{' '}
      <strong>
        <FieldValue entity={entity} path={path} value={fresh} />
      </strong>
    </>
  );
}

/** What was saved since, of what people enter; and the status, which only a step changes. */
function savedChanges(entity: Entity, base: Values, record: Values, reader: Reader): Change[] {
  const { status } = entity.fields;
  const isStep = status !== undefined && !status.isWritable && isSeen(status, reader);
  const steps = isStep ? changesBetween(base, record, ['status'], {}) : [];
  return [...steps, ...changesOf(entity, base, record, reader)];
}
