import { isSeen } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { type Decimal, decimal, sum, toFixed } from '@mandate/contract/values/decimal.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../../../form/state/editing-context.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { useFormats } from '../../../../ui/values/formats.ts';
import { moneyText } from '../../../../ui/values/value-texts.ts';
import { useMeantCurrency } from '../../lines/pricing/use-line-exchange.ts';
import type { LiveFigures } from '../../live-figures.ts';
import { useContractNet } from '../../use-contract-net.ts';

const { amount } = project.parts.milestones.fields;

/** What the milestones of a project come to beside its contract net, and by how much they differ; nothing while none has an amount. */
export function MilestoneAmounts({ rows, figures }: { rows: readonly Row[]; figures: LiveFigures }) {
  const { t } = useTranslation();
  const { form, reader } = useEditing();
  const { number } = useFormats();
  const currency = useMeantCurrency(form);
  const net = useContractNet(figures);
  const amounts = rows.map((row) => String(row.amount ?? '')).filter(isDecimalText);
  if (amounts.length === 0 || !isSeen(amount, reader)) return null;
  const total = sum(amounts.map(decimal));
  const written = (value: Decimal) =>
    `${moneyText(toFixed(value, minorDigits(currency)), currency, number)} ${currency}`;
  if (net === undefined || net === null) return t('projectParts.amounts', { sum: written(total) });
  const rest = decimal(net).minus(total);
  const words = { sum: written(total), net: written(decimal(net)), rest: written(rest.abs()) };
  if (rest.eq(0)) return t('projectParts.amountsSame', words);
  return t(rest.gt(0) ? 'projectParts.amountsLess' : 'projectParts.amountsMore', words);
}
