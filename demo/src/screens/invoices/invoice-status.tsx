import { type PillTone, StatusPill } from '@mandate/web/src/ui/badges/status-pill.tsx';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../contract/invoice-calls.ts';

const tones: Record<Invoice['status'], PillTone> = { pending: 'draft', processing: 'active', delivered: 'completed' };

/** How far the order of an invoice is. */
export function InvoiceStatus({ status }: Pick<Invoice, 'status'>) {
  const { t } = useTranslation('demo');
  return <StatusPill tone={tones[status]} label={t(`invoices.status.${status}`)} />;
}
