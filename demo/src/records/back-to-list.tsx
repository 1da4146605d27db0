import { showInfo } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';

/** Stands for a record that is not there: says so, and shows the list. */
export function BackToList({ to }: { to: string }) {
  const { t } = useTranslation('demo');
  useEffect(() => showInfo(t('records.unknown')), [t]);
  return <Navigate to={to} replace />;
}
