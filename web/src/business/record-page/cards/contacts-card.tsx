import type { Values } from '@mandate/contract/changes/merge.ts';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { fromPage } from '../../../editor/page/use-way-to-page.ts';
import { type Row, rowsOf } from '../../../records/changes/record-path.ts';
import { contactAddress } from '../../../records/values/contact-address.ts';
import { ContactLink } from '../../../records/values/contact-link.tsx';
import { rowName } from '../../../records/words/record-words.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { Tag } from '../../../ui/badges/chip.tsx';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { useReadRecord } from '../page/read-record.ts';
import { CardRows } from './card-rows.tsx';
import { IconLink } from './icon-link.tsx';
import { CardBody, RelatedCard } from './related-card.tsx';

/** The people to talk to at a firm, whom one calls first at the top. */
export function contactsOf(record: Values): Row[] {
  return rowsOf(record, 'contacts').toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
}

/** The people to talk to at the firm of the page: called and written to from here. @param most how many are shown; without it all of them */
export function ContactsCard({ most }: { most?: number }) {
  const { t } = useTranslation();
  const { entity, paths, id, record, isEditable } = useReadRecord();
  const all = contactsOf(record);
  const shown = all.slice(0, most);
  const isMore = shown.length < all.length;
  return (
    <RelatedCard
      title={t('recordPage.contacts')}
      count={numberText(all.length)}
      whole={isMore ? '?tab=contacts' : undefined}
      act={
        isEditable && (
          <LinkButton
            to={`${paths.edit(id)}?add=contacts`}
            state={fromPage}
            look="quiet"
            size="row"
            icon={<Plus aria-hidden="true" />}
          >
            {t('recordPage.newContact')}
          </LinkButton>
        )
      }
    >
      {all.length === 0 ? (
        <CardBody>
          <EmptyPart text={t('recordPage.noContacts')} />
        </CardBody>
      ) : (
        <CardRows>
          {shown.map((row) => (
            <li key={row.id}>
              <Contact row={row} name={rowName(entity, 'contacts', row)} />
            </li>
          ))}
        </CardRows>
      )}
    </RelatedCard>
  );
}

function Contact({ row, name }: { row: Row; name: string }) {
  const { t } = useTranslation();
  const { jobTitle, department, phone, mobile, email, isPrimary } = row as Values;
  const about = [jobTitle, department].filter((text) => typeof text === 'string' && text !== '').join(', ');
  const write = typeof email === 'string' ? contactAddress('email', email) : null;
  return (
    <>
      <Avatar name={name} size="large" />
      <div>
        <p>
          <strong>{name}</strong>
          {about !== '' && <small>{about}</small>}
          {isPrimary === true && <Tag>{t('contacts.main')}</Tag>}
        </p>
        <p>
          {[phone, mobile].map(
            (number) => typeof number === 'string' && <ContactLink key={number} form="phone" text={number} />,
          )}
          {typeof email === 'string' && <ContactLink form="email" text={email} />}
        </p>
      </div>
      <span>
        {write !== null && (
          <IconLink href={write} label={t('recordPage.writeTo', { name })} icon={<Mail aria-hidden="true" />} />
        )}
      </span>
    </>
  );
}
