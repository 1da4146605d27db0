import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Switch } from '@mandate/web/src/ui/fields/switch.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../contract/contact-calls.ts';
import { codeOf } from '../../records/currencies.ts';
import { contactOf, draftOf, emptyContact, type TextFieldName, textFields, wrongFields } from './contact-draft.ts';
import { balanceCurrency } from './use-contacts.ts';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  paddingTop: 12,
  '& > div:last-of-type, & > label': { gridColumn: '1 / -1' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const types = { email: 'email', phone: 'tel' } as const;

interface ContactDialogProps {
  /** Null for a new one. */
  contact: Contact | null;
  all: readonly Contact[];
  onSave: (contact: Contact) => Promise<void>;
  onClose: () => void;
}

/** A contact as a form. */
export function ContactDialog({ contact, all, onSave, onClose }: ContactDialogProps) {
  const { t } = useTranslation(['demo', 'all']);
  const { number } = useFormats();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => (contact ? draftOf(contact, number) : emptyContact));
  const [tries, setTries] = useState(0);
  const wrong = tries > 0 ? wrongFields(draft, number) : new Set<TextFieldName>();

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (wrongFields(draft, number).size > 0) setTries((count) => count + 1);
    else void onSave(contactOf(draft, number, contact, all));
  }

  return (
    <Dialog
      isOpen
      width={640}
      onClose={onClose}
      title={contact ? t('contacts.editOf', { name: contact.name }) : t('contacts.add')}
      actions={
        <>
          <Button onClick={onClose}>{t('all:action.cancel')}</Button>
          <Button type="submit" form={formId} look="primary">
            {t('contacts.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} ref={form} noValidate onSubmit={save}>
        {textFields.map((field, at) => (
          <TextField
            key={field}
            type={field === 'email' || field === 'phone' ? types[field] : 'text'}
            isFigure={field === 'balance' || field === 'age'}
            unit={field === 'balance' ? codeOf(balanceCurrency) : undefined}
            label={t(`contacts.field.${field}`)}
            value={draft[field]}
            maxLength={200}
            error={wrong.has(field) ? t(`contacts.problem.${field}`) : undefined}
            autoFocus={at === 0}
            onChange={({ target }) => setDraft((now) => ({ ...now, [field]: target.value }))}
          />
        ))}
        <Switch
          label={t('contacts.active')}
          isOn={draft.isActive}
          onChange={({ target }) => setDraft((now) => ({ ...now, isActive: target.checked }))}
        />
      </Form>
    </Dialog>
  );
}
