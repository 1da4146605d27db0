import { may } from '@mandate/contract/access/permissions.ts';
import { service } from '@mandate/contract/entities/service.ts';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveStatus } from '../../business/active-status.tsx';
import { useRaiseAct } from '../../business/prices/use-raise-act.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { useUser } from '../../lib/session/session.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';
import { LinkButton } from '../../ui/buttons/button.tsx';

// Fetched when a row is looked at.
const ServicePreview = lazy(async () => {
  const [page] = await Promise.all([import('./service-page.tsx'), loadWords('record-page', 'notes-and-files')]);
  return { default: page.ServicePreview };
});

/** The services: what the firm sells. */
export default function ServiceList() {
  const { t } = useTranslation();
  const { role } = useUser();
  const raising = useRaiseAct('service');
  return (
    <ResourceList
      entity={service}
      paths={paths.services}
      previewed={ServicePreview}
      {...raising}
      otherWay={
        may(role, 'rate', 'list') !== false && <LinkButton to={paths.rates.list}>{t('shell.rates')}</LinkButton>
      }
      columns={[
        { field: 'code' },
        { field: 'name', place: 'name' },
        { field: 'isActive', width: 110, place: 'badge', render: (row) => <ActiveStatus isActive={row.isActive} /> },
        { field: 'categoryId' },
        { field: 'unit', width: 110 },
        { field: 'unitPrice', width: 140 },
        { field: 'unitCost', width: 140 },
      ]}
    />
  );
}
