import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictChooser } from '../../form/conflict/conflict-chooser.tsx';
import { EditingContext, useForm } from '../../form/state/editing-context.ts';
import { beginForm, type Collision } from '../../form/state/record-form.ts';
import { recordName } from '../../records/words/record-words.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { CellEdit } from './inline-edits.ts';

interface InlineConflictDialogProps {
  entity: Entity;
  reader: Reader;
  edit: CellEdit & { collision: Collision };
  /** What was chosen, upon what the other stored. */
  onChoose: (chosen: Pick<CellEdit, 'held' | 'sibling'>) => void;
  /** Another value is to be typed. */
  onSettle: () => void;
  onClose: () => void;
}

/** Two people wrote into one cell: which of the values is to stand. */
export default function InlineConflictDialog(props: InlineConflictDialogProps) {
  const { entity, reader, edit, onChoose, onSettle, onClose } = props;
  const { t } = useTranslation();
  const { field, collision } = edit;
  const conflict = collision.conflicts.find((one) => one.field === field);
  const [form] = useState(() => {
    const begun: Values = { ...collision.current, version: edit.from.version, [field]: conflict?.base ?? null };
    const fresh = beginForm(entity, edit.id, begun, reader);
    fresh.set(field, edit.held);
    fresh.rebase(collision);
    return fresh;
  });
  const isOpen = useForm(form, ({ conflicts }) => conflicts.some((one) => one.field === field));
  const held = useForm(form, ({ values }) => values[field]);
  useEffect(() => {
    if (!isOpen) onSettle();
  }, [isOpen, onSettle]);

  function take(): void {
    const known = [edit.sibling, collision.current[siblingOf(field)]].find(
      (one) => (one as { id?: string } | null)?.id === held,
    );
    onChoose({ held, ...(entity.fields[field]?.kind === 'reference' && { sibling: known ?? null }) });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={640}
      title={t('inline.conflictTitle', { name: recordName(entity, collision.current) })}
      actions={
        <>
          <Button onClick={onClose}>{t('inline.later')}</Button>
          <Button look="primary" onClick={take}>
            {t('inline.takeChosen')}
          </Button>
        </>
      }
    >
      <EditingContext value={{ form, entity, reader, isReading: false, isNew: false, scope: 'inline' }}>
        {conflict && isOpen && <ConflictChooser conflict={conflict} label={fieldLabel(entity, field)} />}
      </EditingContext>
    </Dialog>
  );
}
