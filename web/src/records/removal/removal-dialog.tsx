import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/calls/call.ts';
import { useUser } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ChangedFields, toldChanges } from '../changes/changed-fields.tsx';
import type { StoredRecord } from '../reading/use-record.ts';
import { partWord, recordWord, whenText } from '../words/record-words.ts';
import { choiceLabel } from '../words/words.ts';
import type { AskedRemoval } from './asked-removal.ts';
import { removalRule } from './removal-rule.ts';
import { UsesFailed } from './uses-failed.tsx';
import { UsesList, type WhereUsed } from './uses-list.tsx';

const reasonLength = 500;

const Block = styled('div')({ marginTop: 12 });

interface RemovalDialogProps {
  entity: Entity;
  /** The record, or its row in a list. */
  record: StoredRecord & Values;
  title: string;
  isOpen: boolean;
  removal: Pick<AskedRemoval, 'isRemoving' | 'changed'>;
  onClose: () => void;
  /** Called with the reason where one is wanted. */
  onRemove: (reason?: string) => void;
}

/** Asks before a record is deleted: says what keeps it, what goes along, what somebody changed on it meanwhile, and how it comes back. */
export function RemovalDialog({ entity, record, title, isOpen, removal, onClose, onRemove }: RemovalDialogProps) {
  const { t } = useTranslation();
  const { role } = useUser();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['where-used', entity.name, record.id],
    queryFn: ({ signal }) =>
      call<WhereUsed>('GET', `/${entity.name}/where-used/${record.id}`, undefined, { signal, silent: true }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
  });
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  // Another question begins without what was typed for the one before.
  useEffect(() => {
    if (isOpen) return;
    setReason('');
    setMissing(false);
  }, [isOpen]);

  const rule = removalRule(entity, record);
  const isUsedByAny = may(role, entity.name, 'remove') === 'unused' && (data?.uses.length ?? 0) > 0;
  const isKept = rule === 'stays' || (data !== undefined && (data.blocking || isUsedByAny));
  const heading = rule === 'stays' ? 'removal.stays' : isKept ? 'editor.cannotDelete' : 'editor.deleteTitle';
  const { changed } = removal;

  function go(): void {
    const isWanted = rule === 'withReason';
    if (isWanted && reason.trim() === '') {
      setMissing(true);
      field.current?.querySelector('textarea')?.focus();
      return;
    }
    onRemove(isWanted ? reason.trim() : undefined);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(heading, { title })}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {isKept ? t('action.close') : recordWord(entity.name, 'keep')}
          </Button>
          {!isKept && (
            <Button look="danger" busy={removal.isRemoving} isOff={data === undefined} onClick={go}>
              {recordWord(entity.name, 'delete')}
            </Button>
          )}
        </>
      }
    >
      {changed !== null && !isKept && (
        <Block role="alert" style={{ marginBottom: 12 }}>
          {t('removal.changed', { user: changed.by || t('editor.somebody'), time: whenText(changed.at) })}
          <ChangedFields entity={entity} record={record} changes={toldChanges(entity, changed.changes)} />
        </Block>
      )}
      {isError && rule !== 'stays' ? (
        <UsesFailed isBusy={isFetching} onRetry={refetch} />
      ) : (
        <RemovalText entity={entity} record={record} data={data} isUsedByAny={isUsedByAny} />
      )}
      {rule === 'withReason' && !isKept && (
        <Block ref={field}>
          <TextArea
            label={t('removal.reason')}
            hint={t('removal.reasonHint')}
            rows={2}
            maxLength={reasonLength}
            value={reason}
            error={isMissing && reason.trim() === '' ? t('reasonRequired', { ns: 'error' }) : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </Block>
      )}
    </Dialog>
  );
}

interface RemovalTextProps {
  entity: Entity;
  record: Values;
  /** Where it is used; undefined while that is read. */
  data: WhereUsed | undefined;
  isUsedByAny: boolean;
}

/** What happens when a record is deleted, or why it is not. */
function RemovalText({ entity, record, data, isUsedByAny }: RemovalTextProps) {
  const { t, i18n } = useTranslation();
  const { role } = useUser();
  if (removalRule(entity, record) === 'stays') {
    return t('removal.staysText', { status: choiceLabel(entity, 'status', String(record.status)) });
  }
  if (data === undefined) return t('removal.looking');
  if (data.blocking) {
    return (
      <>
        {t('editor.cannotDeleteText')}
        <UsesList uses={data.uses.filter(({ blocks }) => blocks)} />
      </>
    );
  }
  const { uses } = data;
  if (isUsedByAny) {
    return (
      <>
        {t('editor.cannotDeleteUsed')}
        <UsesList uses={uses} />
      </>
    );
  }
  const along = data.takenAlong.map(({ entity: name, count }) => {
    const [owner = '', part] = name.split('.');
    return part === undefined ? recordWord(owner, 'count', { count }) : partWord(owner, part, count);
  });
  const what = along.length > 0 ? new Intl.ListFormat(i18n.language).format(along) : null;
  return (
    <>
      {what === null ? t('removal.moves') : t('removal.movesWith', { what })}{' '}
      {t(may(role, entity.name, 'undelete') !== false ? 'removal.restorable' : 'removal.restorableByAdmin')}{' '}
      {uses.length > 0 && t('editor.deleteUsesLead')}
      <UsesList uses={uses} />
    </>
  );
}
