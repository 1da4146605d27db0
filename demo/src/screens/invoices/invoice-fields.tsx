import styled from '@emotion/styled';
import { DateField } from '@mandate/web/src/ui/fields/date-field.tsx';
import { RadioChoices } from '@mandate/web/src/ui/fields/radio-choices.tsx';
import { SelectField } from '@mandate/web/src/ui/fields/select-field.tsx';
import { TextArea, TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useTranslation } from 'react-i18next';
import { invoiceStatuses } from '../../contract/invoice-calls.ts';
import { codeOf, currencies } from '../../records/currencies.ts';
import type { InvoiceDraft } from './invoice-draft.ts';
import type { InvoiceProblems } from './invoice-problems.ts';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  '& fieldset': { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& fieldset': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 14,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Fields = styled('div')({ display: 'grid', gap: 16 });

/** What the parts of the form are given. */
export interface InvoicePartProps {
  draft: InvoiceDraft;
  problems: InvoiceProblems;
  onChange: (part: Partial<InvoiceDraft>) => void;
}

/** The sentence of a field's problem, if it has one. */
export function useProblemText(problems: InvoiceProblems): (field: string) => string | undefined {
  const { t } = useTranslation('demo');
  return (field) => {
    const problem = problems.get(field);
    return problem && t(`invoices.problem.${problem}`);
  };
}

/** Number, date, currency, VAT and status. */
export function GeneralFields({ draft, problems, onChange }: InvoicePartProps) {
  const { t } = useTranslation('demo');
  const problem = useProblemText(problems);
  // A currency nobody chooses here is kept where an invoice has it.
  const signs = currencies.includes(draft.currency) ? currencies : [draft.currency, ...currencies];
  return (
    <PageCard title={t('invoices.general')}>
      <Grid>
        <TextField
          label={t('invoices.orderNo')}
          value={draft.orderNo}
          maxLength={40}
          error={problem('orderNo')}
          onChange={({ target }) => onChange({ orderNo: target.value })}
        />
        <DateField
          label={t('invoices.date')}
          pickLabel={t('invoices.pickDate')}
          value={draft.day}
          error={problem('day')}
          onDate={(day) => onChange({ day })}
        />
        <SelectField
          label={t('invoices.currency')}
          value={draft.currency}
          choices={signs.map((sign) => ({ value: sign, label: codeOf(sign) }))}
          onChange={({ target }) => onChange({ currency: target.value })}
        />
        <TextField
          isFigure
          unit="%"
          label={t('invoices.vat')}
          value={draft.vat}
          maxLength={20}
          error={problem('vat')}
          onChange={({ target }) => onChange({ vat: target.value })}
        />
        <RadioChoices
          legend={t('invoices.statusLabel')}
          value={draft.status}
          choices={invoiceStatuses.map((status) => ({
            value: status,
            label: t(`invoices.status.${status}`),
            hint: t(`invoices.statusHint.${status}`),
          }))}
          onChoose={(status) => onChange({ status })}
        />
      </Grid>
    </PageCard>
  );
}

/** Who sells, and who buys. */
export function PartyFields({ draft, problems, onChange }: InvoicePartProps) {
  const { t } = useTranslation('demo');
  const problem = useProblemText(problems);
  return (
    <Pair>
      {(['seller', 'buyer'] as const).map((party) => (
        <PageCard key={party} title={t(party === 'seller' ? 'invoices.from' : 'invoices.to')}>
          <Fields>
            <TextField
              label={t('invoices.partyName')}
              value={draft[party].name}
              maxLength={200}
              error={problem(`${party}.name`)}
              onChange={({ target }) => onChange({ [party]: { ...draft[party], name: target.value } })}
            />
            <TextArea
              rows={4}
              label={t('invoices.address')}
              value={draft[party].address}
              maxLength={1000}
              error={problem(`${party}.address`)}
              onChange={({ target }) => onChange({ [party]: { ...draft[party], address: target.value } })}
            />
          </Fields>
        </PageCard>
      ))}
    </Pair>
  );
}
