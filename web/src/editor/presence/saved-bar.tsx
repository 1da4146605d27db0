import styled from '@emotion/styled';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../form/state/editing-context.ts';
import { useUser } from '../../lib/session/session.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';
import { FieldValue } from '../../records/values/field-value.tsx';
import { partWord, pathLabel, rowName } from '../../records/words/record-words.ts';
import { Avatar } from '../../ui/badges/avatar.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { ChangesTable } from '../drafts/changes-table.tsx';

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
  // The text over its buttons.
  [phone]: {
    padding: '10px 12px',
    '& > p': { flexBasis: 'calc(100% - 40px)' },
    '& > button': { flex: '1 1 auto' },
    '& > button[aria-label]': { flex: 'none' },
  },
}));

interface SavedBarProps {
  /** As it was before. */
  base: Values;
  /** As it is stored now. */
  record: StoredRecord & Values;
  /** What was saved of it. */
  saved: readonly Change[];
  /** What it means for who reads this. */
  about?: ReactNode;
  /** What is done with it. */
  act: ReactNode;
}

/** Says who saved the record, which fields, what stands there now, and shows what stood there before. */
export function SavedBar({ base, record, saved, about, act }: SavedBarProps) {
  const { t } = useTranslation();
  const { entity } = useEditing();
  const { id: userId } = useUser();
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const by = record.updatedBy as { id: string; label: string } | null | undefined;
  const at = typeof record.updatedAt === 'string' ? record.updatedAt : null;
  const count = saved.length;
  const name = by?.label || t('editor.somebody');
  const who = by?.id === userId ? 'savedByYou' : 'savedBy';
  return (
    <div>
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
          {count > 0 && '.'} {about}
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
        {act}
      </Bar>
      {isOpen && (
        <ChangesTable
          id={tableId}
          base={base}
          changes={saved}
          heads={{ old: t('presence.before'), new: t('presence.now') }}
        />
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
  const [name = '', id, field] = stepsOf(path);
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
