import styled from '@emotion/styled';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { goToField } from '../../form/problems/go-to-field.ts';
import { useUndo } from '../../form/saving/undo-save.ts';
import { LocksContext, useEditing, useForm } from '../../form/state/editing-context.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import type { HistoryEntry } from '../../records/changes/history-entry.ts';
import { isPartial } from '../../records/reading/known-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { isLocked, type Restored, restoredValue, restoredVersion } from './restore-values.ts';

const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginLeft: -8,
});

const Act = styled('button')(({ theme: { vars } }) => ({
  margin: '-2px 0 -2px 10px',
  padding: '2px',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 12,
  color: vars.palette.primaryText,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  [phone]: { margin: '-8px 0 -8px 4px', padding: '8px 10px' },
}));

/** Whether what happened to the record can be acted on here: by who may change it, once all of it is known. */
export function useMayRestore(): boolean {
  const { form, isReading, isNew } = useEditing();
  const isWhole = useForm(form, ({ base }) => !isPartial(base));
  return isWhole && !isReading && !isNew;
}

/** Puts values into the form as unsaved changes, and the focus on the first. */
function useRestoring() {
  const { form, scope } = useEditing();
  const queries = useQueryClient();
  return (restored: readonly Restored[], path = restored[0]?.path): void => {
    for (const one of restored) form.set(one.path, one.value);
    // Without a connection nothing could be asked either.
    import('../drafts/name-rows.ts').then(({ nameRows }) => nameRows(form, queries)).catch(() => undefined);
    // What came back is drawn first.
    if (path !== undefined) requestAnimationFrame(() => goToField(path, scope));
  };
}

interface RestoreValueProps {
  change: Change;
  entry: HistoryEntry;
  /** What the field or the row is called. */
  label: string;
  /** The ids of what names it and its value before. */
  saidBy: string;
}

/** Puts back the value from before a change, or the row that was removed; nothing where that is how it stands, or it is locked. */
export function RestoreValue({ change, entry, label, saidBy }: RestoreValueProps) {
  const { t } = useTranslation();
  const id = useId();
  const { form, entity, reader } = useEditing();
  const restore = useRestoring();
  const locks = useContext(LocksContext);
  const isOffered = useForm(form, ({ base }) => restoredValue(entity, base, change, entry.changes, reader) !== null);
  if (!isOffered || isLocked(change, locks)) return null;
  return (
    <Act
      type="button"
      id={id}
      aria-labelledby={`${id} ${saidBy}`}
      onClick={() => {
        const restored = restoredValue(entity, form.state().values, change, entry.changes, reader);
        restore(restored ? [restored] : [], change.field);
        showInfo(t('editorHistory.valueRestored', { field: label }));
      }}
    >
      {t(isRow(entity, change) ? 'editorHistory.bringBack' : 'editorHistory.restore')}
    </Act>
  );
}

function isRow(entity: Entity, { field }: Change): boolean {
  const [name = '', , within] = stepsOf(field);
  return Object.hasOwn(entity.parts, name) && within === undefined;
}

/** What can be done about an entry as a whole: take its change back on the server, or bring its version into the form. */
export function EntryActs({ entry, entries }: { entry: HistoryEntry; entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation();
  const { form, entity, reader, askReason } = useEditing();
  const locks = useContext(LocksContext);
  const restore = useRestoring();
  const { isUndoing, undo } = useUndo(entity);
  const version = useForm(form, ({ base }) => Number(base.version));

  async function takeBack(): Promise<void> {
    const record = await undo(form.id, entry.version, askReason);
    if (record) form.store(record, form.state().base);
  }

  function restoreVersion(): void {
    const restored = restoredVersion(entity, form.state().base, entries, entry.version, reader, locks);
    restore(restored);
    const count = restored.length;
    showInfo(count === 0 ? t('editorHistory.nothingRestored') : t('editorHistory.versionRestored', { count }));
  }

  return (
    <Acts>
      {entry.action === 'save' && entry.changes.length > 0 && (
        <Button look="quiet" size="row" busy={isUndoing} onClick={() => void takeBack()}>
          {t('editorHistory.undo')}
        </Button>
      )}
      {entry.version < version && (
        <Button look="quiet" size="row" onClick={restoreVersion}>
          {t('editorHistory.restoreVersion')}
        </Button>
      )}
    </Acts>
  );
}
