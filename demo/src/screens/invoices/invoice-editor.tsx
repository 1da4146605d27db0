import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { Button, LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { Notice } from '@mandate/web/src/ui/feedback/notice.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Invoice } from '../../contract/invoice-calls.ts';
import { Stack } from '../../records/stack.tsx';
import { useTell } from '../../use-demo.ts';
import { type InvoiceDraft, invoiceOf } from './invoice-draft.ts';
import { GeneralFields, PartyFields } from './invoice-fields.tsx';
import { InvoiceItems } from './invoice-items.tsx';
import { invoicePaths } from './invoice-paths.ts';
import { type InvoiceProblems, problemsOf } from './invoice-problems.ts';

const none: InvoiceProblems = new Map();

interface InvoiceEditorProps {
  title: string;
  begin: InvoiceDraft;
  /** Under which it is stored. */
  id: string;
  /** As it is stored now; none for a new one. */
  was?: Invoice;
  call: 'POST /api/invoices/add' | 'POST /api/invoices/update';
  cancelTo: string;
}

/** An invoice as a form. What is wrong is said once somebody tried to save, and from then on as it is corrected. */
export function InvoiceEditor({ title, begin, id, was, call, cancelTo }: InvoiceEditorProps) {
  const { t } = useTranslation(['demo', 'all']);
  const formats = useFormats();
  const navigate = useNavigate();
  const tell = useTell();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(begin);
  const [tries, setTries] = useState(0);
  const problems = tries > 0 ? problemsOf(draft, formats.number) : none;
  const change = (part: Partial<InvoiceDraft>) => setDraft((now) => ({ ...now, ...part }));

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong] button')?.focus();
  }, [tries]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (problemsOf(draft, formats.number).size > 0) {
      setTries((count) => count + 1);
      return;
    }
    const invoice = invoiceOf(id, draft, formats, was);
    if (!(await tell(call, invoice))) return;
    showSuccess(t('invoices.saved', { orderNo: invoice.orderNo }));
    await navigate(invoicePaths.record(id), { replace: true });
  }

  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            <LinkButton to={cancelTo} replace>
              {t('all:action.cancel')}
            </LinkButton>
            <Button type="submit" form={formId} look="primary">
              {t('invoices.save')}
            </Button>
          </>
        }
      />
      <form id={formId} ref={form} noValidate onSubmit={(event) => void save(event)}>
        <Stack>
          {problems.size > 0 && (
            <Notice kind="bad" role="alert">
              {t('invoices.notSaved', { count: problems.size })}
            </Notice>
          )}
          <GeneralFields draft={draft} problems={problems} onChange={change} />
          <PartyFields draft={draft} problems={problems} onChange={change} />
          <InvoiceItems draft={draft} problems={problems} onChange={change} />
        </Stack>
      </form>
    </>
  );
}
