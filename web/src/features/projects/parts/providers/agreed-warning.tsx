import styled from '@emotion/styled';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { blankLine } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { toFixed } from '@mandate/contract/values/decimal.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../../../form/state/editing-context.ts';
import { type Row, rowsOf } from '../../../../records/changes/record-path.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useFormats } from '../../../../ui/values/formats.ts';
import { moneyText } from '../../../../ui/values/value-texts.ts';
import type { EditLine } from '../../lines/edit-line.ts';
import { useLineExchange, useMeantCurrency } from '../../lines/pricing/use-line-exchange.ts';
import { type Agreement, agreedWith, costOfProvider } from './provider-cost.ts';

const Place = styled('div')({ gridColumn: '1 / -1', '&:empty': { display: 'none' } });

const { agreedAmount } = project.parts.providers.fields;

/** Says that the lines of a provider cost more than was agreed with it, while they do; nothing to who sees no costs. */
export function AgreedWarning({ row }: { row: Row }) {
  const { reader } = useEditing();
  return <Place role="status">{isSeen(agreedAmount, reader) && <Excess row={row} />}</Place>;
}

function Excess({ row }: { row: Row }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const { number } = useFormats();
  const held = useForm(form, ({ values }) => rowsOf(values, 'lines'));
  const rows = useForm(form, ({ values }) => rowsOf(values, 'providers'));
  const projectCurrency = useMeantCurrency(form);
  const whole = useMemo(() => held.map((line) => ({ ...blankLine, ...line }) as unknown as EditLine), [held]);
  const fxRateOf = useLineExchange(form, whole);
  const lines = whole.map((line) => ({ ...line, fxRate: fxRateOf(line) }));
  const currency = String(row.currency ?? projectCurrency);
  const id = String(row.providerId ?? '');
  const agreed = agreedWith(rows as unknown as Agreement[], id, currency, projectCurrency);
  const cost = costOfProvider(lines, id, currency, projectCurrency);
  if (agreed === null || cost.lte(agreed)) return null;
  const written = (value: typeof cost) =>
    `${moneyText(toFixed(value, minorDigits(currency)), currency, number)} ${currency}`;
  return (
    <Notice kind="caution">
      {t('projectParts.agreedTooLow', {
        cost: written(cost),
        agreed: written(agreed),
        more: written(cost.minus(agreed)),
      })}
    </Notice>
  );
}
