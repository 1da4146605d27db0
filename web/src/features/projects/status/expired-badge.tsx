import { useTranslation } from 'react-i18next';
import { useToday } from '../../../business/project-status/use-today.ts';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { StatusPill } from '../../../ui/badges/status-pill.tsx';

/** Says that the day is past until which a quote is valid; nothing otherwise. */
export function ExpiredBadge() {
  const { t } = useTranslation();
  const { form } = useEditing();
  const today = useToday();
  const isExpired = useForm(form, ({ base: { status, quoteValidUntil } }) => {
    return status === 'quoted' && typeof quoteValidUntil === 'string' && quoteValidUntil < today;
  });
  return isExpired && <StatusPill tone="caution" label={t('projectStatus.expired')} />;
}
