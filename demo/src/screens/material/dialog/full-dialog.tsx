import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { SelectField } from '@mandate/web/src/ui/fields/select-field.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogVariant } from './dialog-variant.tsx';
import { ringtones } from './ringtones.ts';
import { SheetDialog } from './sheet-dialog.tsx';

const Fields = styled('div')({ display: 'grid', gap: 16, maxWidth: 440 });

/** A dialog that takes the whole window, with its act in the bar at its top. */
export function FullDialog() {
  const { t } = useTranslation('demo');
  const [isOpen, setIsOpen] = useState(false);
  const [kept, setKept] = useState({ name: 'Kofi Adeyemi', ringtone: 'Harbour bell' });
  const [draft, setDraft] = useState(kept);

  function open(): void {
    setDraft(kept);
    setIsOpen(true);
  }

  function save(): void {
    setKept(draft);
    setIsOpen(false);
  }

  return (
    <DialogVariant
      title={t('material.dialog.full.title')}
      lead={t('material.dialog.full.lead')}
      open={t('material.dialog.full.open')}
      onOpen={open}
      outcome={t('material.dialog.full.outcome', kept)}
    >
      <SheetDialog
        isOpen={isOpen}
        size="full"
        onClose={() => setIsOpen(false)}
        title={t('material.dialog.full.question')}
        headAct={
          <Button look="primary" onClick={save}>
            {t('material.dialog.full.save')}
          </Button>
        }
      >
        <Fields>
          <TextField
            label={t('material.dialog.full.name')}
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
          <SelectField
            label={t('material.dialog.full.ringtone')}
            choices={ringtones.map((name) => ({ value: name, label: name }))}
            value={draft.ringtone}
            onChange={(event) => setDraft({ ...draft, ringtone: event.target.value })}
          />
        </Fields>
      </SheetDialog>
    </DialogVariant>
  );
}
