import { StatusPill } from '@mandate/web/src/ui/badges/status-pill.tsx';
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../contract/contact-calls.ts';

/** Whether a contact is active. */
export function ContactStatus({ isActive }: Pick<Contact, 'isActive'>) {
  const { t } = useTranslation('demo');
  return (
    <StatusPill tone={isActive ? 'good' : 'neutral'} label={t(isActive ? 'contacts.active' : 'contacts.inactive')} />
  );
}
