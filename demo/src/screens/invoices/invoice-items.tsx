import styled from '@emotion/styled';
import { readFigure } from '@mandate/web/src/lib/i18n/read-figure.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { EmptyPart } from '@mandate/web/src/ui/feedback/empty-part.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../records/amount.tsx';
import { codeOf } from '../../records/currencies.ts';
import { type DraftItem, newItem } from './invoice-draft.ts';
import { type InvoicePartProps, useProblemText } from './invoice-fields.tsx';
import { totalsOf } from './invoice-totals.ts';
import { TotalLines } from './total-lines.tsx';

const Items = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  padding: '16px 20px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 140px 110px 120px 36px',
    gap: 12,
    alignItems: 'start',
  },
  '& output': {
    ...tabular,
    paddingTop: 20,
    lineHeight: '36px',
    fontSize: 13,
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
  '& > li > span > button': { marginTop: 20 },
  [phone]: {
    padding: 16,
    '& > li': { gridTemplateColumns: '1fr 1fr', paddingBottom: 12, borderBottom: `1px solid ${vars.palette.divider}` },
    '& > li > :first-of-type': { gridColumn: '1 / -1' },
    '& output': { paddingTop: 0, minHeight: 44, alignContent: 'center', lineHeight: '20px', textAlign: 'left' },
    '& > li > span > button': { justifySelf: 'end', marginTop: 0 },
  },
}));

const Foot = styled('div')({ padding: '0 20px 16px', [phone]: { padding: '0 16px 16px' } });

/** What is invoiced, and what it comes to while it is typed. */
export function InvoiceItems({ draft, problems, onChange }: InvoicePartProps) {
  const { t } = useTranslation('demo');
  const { number } = useFormats();
  const problem = useProblemText(problems);
  const add = useRef<HTMLButtonElement>(null);
  const { items, currency } = draft;
  // What cannot be read yet counts as nothing.
  const figure = (text: string) => readFigure(text, number) ?? '0';
  const vat = figure(draft.vat);
  const item = items.map(({ unit, price }) => ({ unit: figure(unit), price: figure(price) }));
  const totals = totalsOf({ currency, vat, item });

  const put = (key: string, part: Partial<DraftItem>) =>
    onChange({ items: items.map((each) => (each.key === key ? { ...each, ...part } : each)) });

  return (
    <PageCard title={t('invoices.items')} isFlush data-wrong={problems.has('items') || undefined}>
      <Items>
        {items.map(({ key, name, unit, price }, at) => (
          <li key={key} aria-label={t('invoices.itemAt', { position: numberText(at + 1) })}>
            <TextField
              label={t('invoices.itemName')}
              value={name}
              maxLength={200}
              error={problem(`${key}.name`)}
              // Who adds an item goes on by naming it.
              autoFocus={at > 0 && at === items.length - 1 && name === '' && price === ''}
              onChange={({ target }) => put(key, { name: target.value })}
            />
            <TextField
              isFigure
              label={t('invoices.price')}
              unit={codeOf(currency)}
              value={price}
              maxLength={24}
              error={problem(`${key}.price`)}
              onChange={({ target }) => put(key, { price: target.value })}
            />
            <TextField
              isFigure
              label={t('invoices.unit')}
              value={unit}
              maxLength={20}
              error={problem(`${key}.unit`)}
              onChange={({ target }) => put(key, { unit: target.value })}
            />
            <output aria-label={t('invoices.cost')}>
              {totals.costs[at] && <Amount amount={totals.costs[at]} currency={currency} />}
            </output>
            <TooltipIconButton
              label={t('invoices.removeItem', { position: numberText(at + 1) })}
              icon={<Trash aria-hidden="true" />}
              onClick={() => {
                onChange({ items: items.filter((each) => each.key !== key) });
                add.current?.focus();
              }}
            />
          </li>
        ))}
      </Items>
      <Foot>
        {items.length === 0 && <EmptyPart text={problem('items') ?? t('invoices.noItems')} />}
        <Button
          ref={add}
          size="toolbar"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange({ items: [...items, newItem()] })}
        >
          {t('invoices.addItem')}
        </Button>
      </Foot>
      <TotalLines totals={totals} currency={currency} vat={vat} />
    </PageCard>
  );
}
