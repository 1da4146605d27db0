import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { SelectField } from '@mandate/web/src/ui/fields/select-field.tsx';
import { Switch } from '@mandate/web/src/ui/fields/switch.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogVariant } from './dialog-variant.tsx';
import { SheetDialog, widths } from './sheet-dialog.tsx';

type Width = keyof typeof widths;

const names = Object.keys(widths) as Width[];

const Fields = styled('div')({ display: 'grid', gap: 12, maxWidth: 240, marginTop: 16 });

/** A dialog as wide as is chosen in it. */
export function WideDialog() {
  const { t } = useTranslation('demo');
  const [isOpen, setIsOpen] = useState(false);
  const [width, setWidth] = useState<Width>('sm');
  const [isFull, setIsFull] = useState(true);
  const nameOf = (name: Width) => t(`material.dialog.wide.${name}`);
  return (
    <DialogVariant
      title={t('material.dialog.wide.title')}
      lead={t('material.dialog.wide.lead')}
      open={t('material.dialog.wide.open')}
      onOpen={() => setIsOpen(true)}
      outcome={t(isFull ? 'material.dialog.wide.outcomeFull' : 'material.dialog.wide.outcome', {
        width: nameOf(width),
      })}
    >
      <SheetDialog
        isOpen={isOpen}
        size={isFull ? 'wide' : 'fitting'}
        width={width}
        onClose={() => setIsOpen(false)}
        title={t('material.dialog.wide.question')}
        actions={<Button onClick={() => setIsOpen(false)}>{t('material.dialog.close')}</Button>}
      >
        <p>{t('material.dialog.wide.text')}</p>
        <Fields>
          <SelectField
            label={t('material.dialog.wide.most')}
            choices={names.map((name) => ({ value: name, label: nameOf(name) }))}
            value={width}
            onChange={(event) => setWidth(names.find((name) => name === event.target.value) ?? 'sm')}
          />
          <Switch label={t('material.dialog.wide.full')} isOn={isFull} onChange={() => setIsFull(!isFull)} />
        </Fields>
      </SheetDialog>
    </DialogVariant>
  );
}
