import type { Entity } from '@mandate/contract/entity.ts';
import { may } from '@mandate/contract/permissions.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { partWord, recordWord } from './record-words.ts';

/** Where a record is used, as the server tells (decisions 9.1). */
interface WhereUsed {
  blocking: boolean;
  uses: { entity: string; count: number; blocks: boolean; rows: { id: string; label: string }[] }[];
  takenAlong: { entity: string; count: number }[];
}

const Uses = styled('div')(({ theme: { vars } }) => ({
  marginTop: 8,
  '& > strong': { fontWeight: 600, color: vars.palette.text.primary },
  '& li': { paddingLeft: 12 },
}));

interface RemovalDialogProps {
  entity: Entity;
  id: string;
  title: string;
  isOpen: boolean;
  isRemoving: boolean;
  onClose: () => void;
  onRemove: () => void;
}

/** Asks before a record is deleted: says what keeps it, what goes along and how it comes back. */
export function RemovalDialog({ entity, id, title, isOpen, isRemoving, onClose, onRemove }: RemovalDialogProps) {
  const { t } = useTranslation();
  const { role } = useUser();
  const { data } = useQuery({
    queryKey: ['where-used', entity.name, id],
    queryFn: ({ signal }) => call<WhereUsed>('GET', `/${entity.name}/where-used/${id}`, undefined, { signal }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
  });
  const isUsedByAny = may(role, entity.name, 'remove') === 'unused' && (data?.uses.length ?? 0) > 0;
  const isKept = data !== undefined && (data.blocking || isUsedByAny);
  const uses = data?.uses.filter(({ blocks }) => !data.blocking || blocks) ?? [];
  const along = data?.takenAlong.map(({ entity: name, count }) => {
    const [owner = '', part = ''] = name.split('.');
    return partWord(owner, part, count);
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isKept ? 'editor.cannotDelete' : 'editor.deleteTitle', { title })}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {isKept ? t('action.close') : recordWord(entity.name, 'keep')}
          </Button>
          {!isKept && (
            <Button look="danger" busy={isRemoving} isOff={data === undefined} onClick={onRemove}>
              {recordWord(entity.name, 'delete')}
            </Button>
          )}
        </>
      }
    >
      {isKept ? (
        t(data.blocking ? 'editor.cannotDeleteText' : 'editor.cannotDeleteUsed')
      ) : (
        <>
          {t(may(role, entity.name, 'undelete') !== false ? 'editor.deleteRestorable' : 'editor.deleteText')}{' '}
          {along && along.length > 0 && t('editor.deleteAlong', { what: along.join(', ') })}{' '}
          {uses.length > 0 && t('editor.deleteUsesLead')}
        </>
      )}
      {uses.map((use) => (
        <Uses key={`${use.entity} ${use.blocks}`}>
          <strong>{recordWord(use.entity, 'count', { count: use.count })}</strong>
          <ul>
            {use.rows.map((row) => (
              <li key={row.id}>{row.label}</li>
            ))}
            {use.count > use.rows.length && <li>{t('editor.moreUses', { count: use.count - use.rows.length })}</li>}
          </ul>
        </Uses>
      ))}
    </Dialog>
  );
}
