import type { Related, RelatedCustomer } from '@mandate/contract/overview/record/related.ts';
import Building2 from 'lucide-react/icons/building-2';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { countryName } from '../../../records/words/words.ts';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { CardRows } from './card-rows.tsx';
import { CardBody, countText, RelatedCard } from './related-card.tsx';
import { useWholeList } from './use-whole-list.ts';

/** The customers the person of the page looks after. */
export function CustomersCard({ customers }: { customers: Related<RelatedCustomer> }) {
  const { t } = useTranslation();
  const whole = useWholeList('customers');
  return (
    <RelatedCard
      title={t('recordPage.customers')}
      count={countText(customers)}
      whole={customers.total > 0 ? whole() : undefined}
    >
      {customers.rows.length === 0 ? (
        <CardBody>
          <EmptyPart text={t('recordPage.noCustomers')} />
        </CardBody>
      ) : (
        <CardRows>
          {customers.rows.map(({ id, name, code, city, countryCode }) => (
            <li key={id}>
              <Building2 aria-hidden="true" />
              <div>
                <p>
                  <strong>
                    <Link to={paths.customers.record(id)}>{name}</Link>
                  </strong>
                  {code && <small>{code}</small>}
                </p>
                <p>{[city, countryCode && countryName(countryCode)].filter(Boolean).join(', ')}</p>
              </div>
            </li>
          ))}
        </CardRows>
      )}
    </RelatedCard>
  );
}
