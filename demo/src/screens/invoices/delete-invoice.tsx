import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../contract/invoice-calls.ts';
import { useTell } from '../../use-demo.ts';

interface DeleteInvoiceProps {
  /** Null while nothing is asked. */
  invoice: Invoice | null;
  onClose: () => void;
  /** It is gone, and with it the button that was pressed. */
  onDeleted: () => void;
}

/** Asks before an invoice goes. */
export function DeleteInvoice({ invoice, onClose, onDeleted }: DeleteInvoiceProps) {
  const { t } = useTranslation('demo');
  const tell = useTell();
  // Its number stays while the dialog goes.
  const last = useRef<Invoice['orderNo']>('');
  if (invoice) last.current = invoice.orderNo;
  const orderNo = last.current;

  async function remove() {
    if (!invoice) return;
    const left = await tell('POST /api/invoices/delete', { id: invoice.id });
    // The dialog gives the focus back to where it was before it is put elsewhere.
    flushSync(onClose);
    if (!left) return;
    showSuccess(t('invoices.deleted', { orderNo }));
    onDeleted();
  }

  return (
    <Dialog
      isOpen={invoice !== null}
      onClose={onClose}
      title={t('invoices.deleteTitle', { orderNo })}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('invoices.keep')}
          </Button>
          <Button look="dangerFill" onClick={() => void remove()}>
            {t('invoices.delete')}
          </Button>
        </>
      }
    >
      {t('invoices.deleteText')}
    </Dialog>
  );
}
