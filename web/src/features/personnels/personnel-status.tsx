import { useTranslation } from 'react-i18next';
import { StatusPill } from '../../ui/status-pill.tsx';

/** Whether a person is offered for new projects, as a pill; nothing for who may not see it. */
export function PersonnelStatus({ isActive }: { isActive: unknown }) {
  const { t } = useTranslation();
  if (typeof isActive !== 'boolean') return null;
  return (
    <StatusPill
      tone={isActive ? 'good' : 'neutral'}
      label={t(isActive ? 'personnels.active' : 'personnels.inactive')}
    />
  );
}
