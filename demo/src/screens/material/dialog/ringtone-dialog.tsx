import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../radio/radio-group.tsx';
import { DialogVariant } from './dialog-variant.tsx';
import { type Ringtone, ringtones } from './ringtones.ts';

const Scroller = styled('div')({ position: 'relative', maxHeight: 320, overflowY: 'auto', marginTop: 8, padding: 2 });

/** A dialog that wants an answer: neither Escape nor a press outside closes it. */
export function RingtoneDialog() {
  const { t } = useTranslation('demo');
  const [isOpen, setIsOpen] = useState(false);
  const [kept, setKept] = useState<Ringtone>('Night bus');
  const [draft, setDraft] = useState<Ringtone>(kept);

  function open(): void {
    setDraft(kept);
    setIsOpen(true);
  }

  function choose(): void {
    setKept(draft);
    setIsOpen(false);
  }

  return (
    <DialogVariant
      title={t('material.dialog.confirmation.title')}
      lead={t('material.dialog.confirmation.lead')}
      open={t('material.dialog.confirmation.open')}
      onOpen={open}
      outcome={t('material.dialog.confirmation.outcome', { ringtone: kept })}
    >
      <Dialog
        isOpen={isOpen}
        onClose={() => undefined}
        title={t('material.dialog.confirmation.question')}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{t('material.dialog.cancel')}</Button>
            <Button look="primary" onClick={choose}>
              {t('material.dialog.confirmation.choose')}
            </Button>
          </>
        }
      >
        <Scroller>
          <RadioGroup
            legend={t('material.dialog.confirmation.legend')}
            value={draft}
            choices={ringtones.map((name) => ({ value: name, label: name }))}
            isFocused
            onChoose={setDraft}
          />
        </Scroller>
      </Dialog>
    </DialogVariant>
  );
}
