import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { DateField } from '@mandate/web/src/ui/fields/date-field.tsx';
import { TextArea, TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventDraft, errorsOf } from './event-draft.ts';

const Fields = styled('form')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  marginTop: 8,
  color: vars.palette.text.primary,
  '& > *': { gridColumn: 'span 4' },
  '& > [data-half]': { gridColumn: 'span 2' },
  [phone]: { '& > [data-half]': { gridColumn: 'span 4' } },
}));

// A date and its time, side by side wherever there is room.
const Moment = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 76px',
  gap: 8,
  '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface EventDialogProps {
  isOpen: boolean;
  /** The event is not there yet. */
  isNew: boolean;
  draft: EventDraft;
  onClose: () => void;
  onSave: (draft: EventDraft) => void;
  onDelete: () => void;
}

/** An event in full, to be made or changed. */
export function EventDialog({ isOpen, isNew, draft: given, onClose, onSave, onDelete }: EventDialogProps) {
  const { t } = useTranslation(['demo', 'all']);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(given);
  const [wasSent, setWasSent] = useState(false);
  const errors = wasSent ? errorsOf(draft) : {};
  const change = (part: Partial<EventDraft>) => setDraft((before) => ({ ...before, ...part }));

  function save(event: FormEvent): void {
    event.preventDefault();
    const [first] = Object.keys(errorsOf(draft));
    if (first === undefined) {
      onSave(draft);
      return;
    }
    setWasSent(true);
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  const common = (name: keyof EventDraft) => ({
    name,
    label: t(`calendar.field.${name}`),
    error: errors[name] && t(errors[name]),
  });
  const text = (name: 'title' | 'location' | 'startTime' | 'endTime') => ({
    ...common(name),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const date = (name: 'startDate' | 'endDate') => ({
    ...common(name),
    value: draft[name],
    onDate: (value: string) => change({ [name]: value }),
    pickLabel: t(`calendar.pick.${name}`),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width={640}
      title={isNew ? t('calendar.new') : t('calendar.edit', { title: given.title })}
      actions={
        <>
          {!isNew && (
            <Button
              look="danger"
              icon={<Trash2 aria-hidden="true" />}
              style={{ marginInlineEnd: 'auto' }}
              onClick={onDelete}
            >
              {t('calendar.delete')}
            </Button>
          )}
          <Button onClick={onClose}>{t('all:action.cancel')}</Button>
          <Button type="submit" form={id} look="primary">
            {t('calendar.save')}
          </Button>
        </>
      }
    >
      <Fields ref={form} id={id} noValidate onSubmit={save}>
        <TextField {...text('title')} isRequired autoFocus maxLength={200} />
        <div data-half="">
          <Moment>
            <DateField {...date('startDate')} />
            <TextField {...text('startTime')} inputMode="numeric" autoComplete="off" />
          </Moment>
        </div>
        <div data-half="">
          <Moment>
            <DateField {...date('endDate')} />
            <TextField {...text('endTime')} inputMode="numeric" autoComplete="off" />
          </Moment>
        </div>
        <TextField {...text('location')} maxLength={200} />
        <TextArea
          {...common('note')}
          rows={2}
          maxLength={2000}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Fields>
    </Dialog>
  );
}
