import type { Related, RelatedPerson } from '@mandate/contract/overview/record/related.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ContactLink } from '../../../records/values/contact-link.tsx';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { Tag } from '../../../ui/badges/chip.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { CardRows } from './card-rows.tsx';
import { CardBody, countText, RelatedCard } from './related-card.tsx';
import { useWholeList } from './use-whole-list.ts';

interface PeopleCardProps {
  title: string;
  people: Related<RelatedPerson>;
  /** What is said where there are none. */
  none: string;
}

/** People of the firm that belong to the record of the page, each called and written to from here. */
export function PeopleCard({ title, people, none }: PeopleCardProps) {
  const { t } = useTranslation();
  const whole = useWholeList('people');
  return (
    <RelatedCard
      title={title}
      count={countText(people)}
      whole={people.rows.length < people.total ? whole() : undefined}
    >
      {people.rows.length === 0 ? (
        <CardBody>
          <EmptyPart text={none} />
        </CardBody>
      ) : (
        <CardRows>
          {people.rows.map(({ id, displayName = '', jobTitle, phone, mobile, workEmail, isActive }) => (
            <li key={id}>
              <Avatar name={displayName} size="large" />
              <div>
                <p>
                  <strong>
                    <Link to={paths.personnels.record(id)}>{displayName}</Link>
                  </strong>
                  {jobTitle && <small>{jobTitle}</small>}
                  {isActive === false && <Tag>{t('list.inactive')}</Tag>}
                </p>
                <p>
                  {(mobile ?? phone) && <ContactLink form="phone" text={mobile ?? phone ?? ''} />}
                  {workEmail && <ContactLink form="email" text={workEmail} />}
                </p>
              </div>
            </li>
          ))}
        </CardRows>
      )}
    </RelatedCard>
  );
}
