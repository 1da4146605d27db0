import { useTranslation } from 'react-i18next';
import { StatusPill } from '../ui/badges/status-pill.tsx';

/** Whether a record is offered for new work, as a pill; nothing for who may not see it. */
export function ActiveStatus({ isActive }: { isActive: unknown }) {
  const { t } = useTranslation();
  if (typeof isActive !== 'boolean') return null;
  return <StatusPill tone={isActive ? 'good' : 'neutral'} label={t(isActive ? 'list.active' : 'list.inactive')} />;
}
