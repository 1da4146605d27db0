import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Invoice } from '../../contract/invoices.ts';
import { useTell } from '../../use-demo.ts';

/** Asks before an invoice goes. */
export function DeleteInvoice({ invoice, onClose }: { invoice: Invoice | null; onClose: () => void }) {
  const { t } = useTranslation();
  const tell = useTell();
  // Its number stays while the dialog goes.
  const last = useRef<Invoice['orderNo']>('');
  if (invoice) last.current = invoice.orderNo;
  const orderNo = last.current;

  async function remove() {
    if (!invoice) return;
    const left = await tell('POST /api/invoices/delete', { id: invoice.id });
    if (left) showSuccess(t('demo.invoices.deleted', { orderNo }));
    onClose();
  }

  return (
    <Dialog
      isOpen={invoice !== null}
      onClose={onClose}
      title={t('demo.invoices.deleteTitle', { orderNo })}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('demo.invoices.keep')}
          </Button>
          <Button look="dangerFill" onClick={() => void remove()}>
            {t('demo.invoices.delete')}
          </Button>
        </>
      }
    >
      {t('demo.invoices.deleteText')}
    </Dialog>
  );
}
