import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferedCommands } from '../../../lib/commands/commands.ts';
import { useUser } from '../../../lib/session/session.ts';
import { useRestore } from '../../../records/removal/removal.ts';
import { useReferenceName } from '../../../records/values/field-value.tsx';
import { whenText } from '../../../records/words/record-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useReadRecord } from './read-record.ts';

const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });

/** Says who deleted the record of the page and when, and brings it back for who may. */
export function DeletedNotice() {
  const { t } = useTranslation();
  const { role } = useUser();
  const { entity, id, record, title } = useReadRecord();
  const restore = useRestore(entity);
  const [isRestoring, setRestoring] = useState(false);
  const deletedById = typeof record.deletedById === 'string' ? record.deletedById : null;
  const user = useReferenceName('account', deletedById, record.deletedBy ?? { id: deletedById, label: '' });
  const mayRestore = may(role, entity.name, 'undelete') !== false;

  function bringBack(): void {
    setRestoring(true);
    void restore(id, title).finally(() => setRestoring(false));
  }

  useOfferedCommands(
    mayRestore
      ? [{ id: 'record.restore', label: t('shortcut.command.restore', { title }), scope: 'record', run: bringBack }]
      : [],
  );
  return (
    <Notice kind="caution">
      <Line>
        <span>
          {user
            ? t('editor.deletedNotice', { user, time: whenText(String(record.deletedAt)) })
            : t('editor.deletedNoticeBare')}
        </span>
        {mayRestore && (
          <Button size="row" busy={isRestoring} onClick={bringBack}>
            {t('editor.restore')}
          </Button>
        )}
      </Line>
    </Notice>
  );
}
