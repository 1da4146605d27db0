import { isDecimal } from '@mandate/contract/decimal-text.ts';
import type { LineType } from '@mandate/contract/project/line.ts';
import { units } from '@mandate/contract/units.ts';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Package from 'lucide-react/icons/package';
import Percent from 'lucide-react/icons/percent';
import Receipt from 'lucide-react/icons/receipt';
import TextIcon from 'lucide-react/icons/text';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/chip.tsx';
import { moneyText, noValue, numberText } from '../../ui/figure-text.ts';
import { tabular } from '../../ui/media.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type CellField, isBlank } from './edit-line.ts';
import { firstLine } from './line-names.ts';
import type { LineView } from './priced-lines.ts';
import type { TaxRate } from './read-cell.ts';

const Text = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75 },
  '& em': { fontStyle: 'normal', fontWeight: 400, color: vars.palette.ink3 },
  '& > small': { fontSize: 12, fontWeight: 400, color: vars.palette.ink3 },
}));

const Fault = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  minWidth: 0,
  color: vars.palette.bad.text,
  '& > svg': { width: 14, height: 14 },
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-start]': { justifyContent: 'flex-start' },
}));

const signs: Record<LineType, ReactNode> = {
  service: <Package aria-hidden="true" />,
  expense: <Receipt aria-hidden="true" />,
  discount: <Percent aria-hidden="true" />,
  text: <TextIcon aria-hidden="true" />,
  section: null,
};

/** What is sold: a sign of its kind, its first line of text, and tags for what sets it apart. */
export function LineText({ view: { line, number, count, faults } }: { view: LineView }) {
  const { t } = useTranslation();
  const isSection = line.type === 'section';
  return (
    <Text title={line.description ?? undefined}>
      {signs[line.type]}
      {faults.description ? (
        <WrongText isStart text={firstLine(line.description)} sentence={faults.description} />
      ) : (
        <span>
          {isSection && `${number} `}
          {line.type === 'service' && isBlank(line) ? (
            <em>{t('project.linePlaceholder')}</em>
          ) : (
            firstLine(line.description)
          )}
        </span>
      )}
      {isSection && <small>{t('part.project.linesCount', { count })}</small>}
      {line.isOptional && <Tag>{t('project.optional')}</Tag>}
      {!line.isBillable && <Tag>{t('project.notBillable')}</Tag>}
    </Text>
  );
}

function WrongText({ text, sentence, isStart }: { text: string; sentence: string; isStart?: boolean }) {
  return (
    <Fault title={sentence} data-start={isStart || undefined}>
      <CircleAlert aria-hidden="true" />
      <span>{text}</span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </Fault>
  );
}

/** What each unit is called. */
export function useUnitWords(): ReadonlyMap<string, string> {
  const { t } = useTranslation();
  return useMemo(() => new Map(units.map((unit) => [unit, t(`choice.project.unit.${unit}`)])), [t]);
}

interface FigureCellProps {
  view: LineView;
  field: Exclude<CellField, 'description'>;
  currency: string;
  numberFormat: string;
  rates: readonly TaxRate[];
  unitWords: ReadonlyMap<string, string>;
}

/** A figure of a line as it is read, or the text that could not be read with its sign. */
export function FigureCell({
  view: { line, faults },
  field,
  currency,
  numberFormat,
  rates,
  unitWords,
}: FigureCellProps) {
  const value = line[field];
  const text = shownText();
  const sentence = faults[field];
  return sentence ? <WrongText text={text} sentence={sentence} isStart={field === 'unit'} /> : text;

  function shownText(): string {
    if (field === 'taxRateId') return taxText();
    if (value === null) return '';
    if (field !== 'unit' && !isDecimal(value)) return value.trim();
    if (field === 'unit') return unitWords.get(value) ?? value;
    if (field === 'unitPrice') return moneyText(value, currency, numberFormat);
    return field === 'discountPercent' ? `${numberText(value, numberFormat)}\u00A0%` : numberText(value, numberFormat);
  }

  function taxText(): string {
    const isKnown = value === null || line.taxPercent !== null;
    if (!isKnown) return rates.find(({ id }) => id === value)?.name ?? value;
    return line.taxPercent === null ? noValue : `${numberText(line.taxPercent, numberFormat)}\u00A0%`;
  }
}

/** An amount as the grid shows it: in brackets while it is optional. */
export function netText({ line, net }: LineView, currency: string, numberFormat: string): string {
  if (net === null) return line.type === 'text' ? '' : noValue;
  const amount = moneyText(net, currency, numberFormat);
  return line.isOptional ? `(${amount})` : amount;
}

/** The net of a line or the subtotal of a section. */
export const Net = styled('span')({ ...tabular, fontWeight: 500, '[data-optional] > &': { fontWeight: 400 } });
