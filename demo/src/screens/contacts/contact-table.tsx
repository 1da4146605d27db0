import styled from '@emotion/styled';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Contact } from '../../contract/contact-calls.ts';
import { Amount } from '../../records/amount.tsx';
import { codeOf } from '../../records/currencies.ts';
import { PersonPicture } from '../../records/person-picture.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import { contactPaths } from './contact-paths.ts';
import { ContactStatus } from './contact-status.tsx';
import { balanceCurrency } from './use-contacts.ts';

const Person = styled('span')({ display: 'flex', alignItems: 'center', gap: 10 });

interface ContactTableProps {
  contacts: readonly Contact[];
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

/** Contacts as rows. */
export function ContactTable({ contacts, onEdit, onDelete }: ContactTableProps) {
  const { t } = useTranslation('demo');
  const balanceHead = t('records.inCurrency', {
    what: t('contacts.field.balance'),
    currency: codeOf(balanceCurrency),
  });
  return (
    <RecordTable aria-label={t('contacts.title')}>
      <thead>
        <tr>
          <th scope="col">{t('contacts.field.name')}</th>
          <th scope="col" className="figure">
            {t('contacts.field.age')}
          </th>
          <th scope="col" className="figure">
            {balanceHead}
          </th>
          <th scope="col">{t('contacts.field.company')}</th>
          <th scope="col">{t('contacts.status')}</th>
          <th scope="col" className="acts">
            <VisuallyHidden>{t('records.acts')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact) => (
          <tr key={contact.id}>
            <th scope="row">
              <Person>
                <PersonPicture name={contact.name} image={contact.imgUrl} size={28} />
                <Link to={contactPaths.profile(contact.id)}>{contact.name}</Link>
              </Person>
            </th>
            <td className="figure" data-label={t('contacts.field.age')}>
              {numberText(contact.age)}
            </td>
            <td className="figure" data-label={balanceHead}>
              <Amount amount={contact.balance} currency={balanceCurrency} isBare />
            </td>
            <td data-label={t('contacts.field.company')}>{contact.company}</td>
            <td data-label={t('contacts.status')}>
              <ContactStatus isActive={contact.isActive} />
            </td>
            <td className="acts">
              <TooltipIconButton
                size="row"
                label={t('contacts.editOf', { name: contact.name })}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => onEdit(contact)}
              />
              <TooltipIconButton
                size="row"
                label={t('contacts.deleteOf', { name: contact.name })}
                icon={<Trash aria-hidden="true" />}
                onClick={() => onDelete(contact)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
