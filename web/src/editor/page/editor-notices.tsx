import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import { lazy, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { useUser } from '../../lib/session/session.ts';
import { isLocked } from '../../records/rights/may-edit.ts';
import { useReferenceName } from '../../records/values/field-value.tsx';
import { whenText } from '../../records/words/record-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Aside } from '../../ui/page/aside.tsx';

// Few forms ever need it.
const PartedFields = lazy(() => import('./parted-fields.tsx'));

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > span': { flex: '1 1 240px' },
});

interface EditorNoticesProps {
  /** The record was deleted while it was worked on. */
  isGone: boolean;
  isRestoring: boolean;
  onRestore: () => void;
}

/**
 * What a person must know of the record before they go on: deleted, deleted meanwhile, changed meanwhile, only to be read; fields of it that
 * were deleted while something was typed in them.
 */
export function EditorNotices(props: EditorNoticesProps) {
  const { form } = useEditing();
  const parted = useForm(form, (state) => state.parted);
  return (
    <>
      <RecordNotice {...props} />
      {parted.length > 0 && (
        <Aside>
          <PartedFields parted={parted} />
        </Aside>
      )}
    </>
  );
}

function RecordNotice({ isGone, isRestoring, onRestore }: EditorNoticesProps) {
  const { t } = useTranslation();
  const { role } = useUser();
  const { form, entity, isReading } = useEditing();
  const base = useForm(form, (state) => state.base);
  const other = useForm(form, (state) => state.other);
  const deletedAt = typeof base.deletedAt === 'string' ? base.deletedAt : null;
  const deletedById = typeof base.deletedById === 'string' ? base.deletedById : null;
  const sibling = base.deletedBy as { id: string; label: string } | null | undefined;
  const user = useReferenceName(
    'account',
    deletedAt === null ? null : deletedById,
    sibling ?? { id: deletedById, label: '' },
  );
  const mayRestore = may(role, entity.name, 'undelete') !== false;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isGone) alert.current?.scrollIntoView({ block: 'center' });
  }, [isGone]);
  const restore = mayRestore && (
    <Button size="row" busy={isRestoring} onClick={onRestore}>
      {t('editor.restore')}
    </Button>
  );
  if (deletedAt !== null) {
    const text = user ? t('editor.deletedNotice', { user, time: whenText(deletedAt) }) : t('editor.deletedNoticeBare');
    return (
      <Notice kind="caution">
        <Line>
          <span>{text}</span>
          {restore}
        </Line>
      </Notice>
    );
  }
  if (isGone) {
    return (
      <Notice ref={alert} kind="caution" role="alert">
        <Line>
          <span>{t(mayRestore ? 'editor.deletedMeanwhile' : 'editor.deletedMeanwhileNoRight')}</span>
          {restore}
        </Line>
      </Notice>
    );
  }
  const isOnlyLocked = isLocked(entity, base) && may(role, entity.name, 'edit') !== false;
  if (isReading) return <Notice>{t(isOnlyLocked ? 'editor.locked' : 'editor.readOnly')}</Notice>;
  if (!other?.name) return null;
  return <Notice>{t('editor.rebased', { user: other.name, time: whenText(other.at) })}</Notice>;
}
