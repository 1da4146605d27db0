import type { ProviderOverview } from '@mandate/contract/overview/record/provider-overview.ts';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardRows } from '../../business/record-page/cards/card-rows.tsx';
import { countText, RelatedCard } from '../../business/record-page/cards/related-card.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { dateText, moneyText } from '../../ui/values/value-texts.ts';

/** What was agreed with the provider for running projects and ends soon, the first first. */
export function ExpiringCard({ expiring }: { expiring: NonNullable<ProviderOverview['expiring']> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <RelatedCard title={t('recordPage.expiring')} count={countText(expiring)}>
      <CardRows>
        {expiring.rows.map(({ id, projectId, project, role, validTo, agreedAmount, currency }) => (
          <li key={id}>
            <CalendarClock aria-hidden="true" />
            <div>
              <p>
                <strong>
                  <Link to={`${paths.projects.record(projectId)}#providers`}>{project.label}</Link>
                </strong>
                {role && <small>{role}</small>}
              </p>
              <p>
                <span>{t('recordPage.next.ends', { date: dateText(validTo, formats) })}</span>
                {agreedAmount && currency && <span>{`${moneyText(agreedAmount, currency)} ${currency}`}</span>}
              </p>
            </div>
          </li>
        ))}
      </CardRows>
    </RelatedCard>
  );
}
