import styled from '@emotion/styled';
import type { WrittenCell } from '@mandate/contract/project/line/line-cells.ts';
import type { LineType } from '@mandate/contract/project/line.ts';
import { decimal, toFixed } from '@mandate/contract/values/decimal.ts';
import { units } from '@mandate/contract/values/units.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Package from 'lucide-react/icons/package';
import Percent from 'lucide-react/icons/percent';
import Receipt from 'lucide-react/icons/receipt';
import TextIcon from 'lucide-react/icons/text';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CostFigure } from '../../../../records/values/cost-figure.tsx';
import { Tag } from '../../../../ui/badges/chip.tsx';
import { calm } from '../../../../ui/media/phone.ts';
import { VisuallyHidden } from '../../../../ui/media/visually-hidden.tsx';
import { tabular } from '../../../../ui/values/tabular.ts';
import { moneyText, noValue, percentText } from '../../../../ui/values/value-texts.ts';
import { assigneeOf } from '../delivery/assignee.ts';
import { AssigneeIcon } from '../delivery/assignee-icon.tsx';
import { type EditLine, isBlank } from '../edit-line.ts';
import { firstLine } from '../line-field-label.ts';
import type { LineView } from '../pricing/line-views.ts';

const Text = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // Words give way, the sign before them and the tags behind them do not.
  '& > span:not([aria-hidden]) ~ span': { flex: 'none' },
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75 },
  '& em': { fontStyle: 'normal', fontWeight: 400, color: vars.palette.ink3 },
  '& > small': { fontSize: 12, fontWeight: 400, color: vars.palette.ink3 },
  '&[data-quiet]': { color: vars.palette.text.secondary },
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
  '&[data-warning]': { color: vars.palette.caution.text },
}));

const Skeleton = styled('span')(({ theme: { vars } }) => ({ color: vars.palette.ink3, fontStyle: 'italic' }));

const FoldButton = styled('button')(({ theme: { vars } }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  margin: '0 -4px',
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: vars.palette.hover },
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75, transition: 'rotate 120ms', [calm]: { transition: 'none' } },
  '&[aria-expanded=false] > svg': { rotate: '-90deg' },
}));

const icons: Record<LineType, ReactNode> = {
  service: <Package aria-hidden="true" />,
  expense: <Receipt aria-hidden="true" />,
  discount: <Percent aria-hidden="true" />,
  text: <TextIcon aria-hidden="true" />,
  section: null,
};

/** Whether the lines of a section are put away, and what does it. */
export interface Fold {
  isFolded: boolean;
  toggle: () => void;
}

interface LineTextProps {
  view: LineView;
  fold?: Fold | undefined;
}

/** What is sold: a sign of its kind, its first line of text, and tags for what sets it apart. */
export function LineText({ view: { line, number, count, faults }, fold }: LineTextProps) {
  const { t } = useTranslation();
  const isSection = line.type === 'section';
  return (
    <Text title={line.description ?? undefined}>
      {isSection && fold ? (
        <FoldButton
          type="button"
          // The keyboard folds from the cell.
          tabIndex={-1}
          aria-expanded={!fold.isFolded}
          aria-label={t('project.linesOf', { name: `${number} ${firstLine(line.description)}` })}
          onClick={fold.toggle}
        >
          <ChevronDown aria-hidden="true" />
        </FoldButton>
      ) : (
        icons[line.type]
      )}
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

interface WrongTextProps {
  text: string;
  sentence: string;
  isStart?: boolean;
  /** Worth a look, and no reason to stop. */
  isWarning?: boolean;
}

function WrongText({ text, sentence, isStart, isWarning }: WrongTextProps) {
  return (
    <Fault title={sentence} data-start={isStart || undefined} data-warning={isWarning || undefined}>
      {isWarning ? <TriangleAlert aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
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

interface ValueCellProps {
  view: LineView;
  cell: WrittenCell;
  text: string;
  isStart: boolean;
  /** It is being looked up. */
  isWaiting: boolean;
}

/** A cell of one value as it is read, or the text that could not be read with its sign, or what is remarkable about it. */
export function ValueCell({ view: { faults, warnings }, cell, text, isStart, isWaiting }: ValueCellProps) {
  const { t } = useTranslation();
  const sentence = faults[cell];
  const warning = warnings[cell];
  if (sentence) return <WrongText text={text} sentence={sentence} isStart={isStart} />;
  if (warning) return <WrongText text={text} sentence={t(`project.warning.${warning}`)} isStart={isStart} isWarning />;
  return isWaiting ? <Asking text={text} /> : text;
}

/** Waits for what is looked up. */
function Asking({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Skeleton>
      {text || '…'}
      <VisuallyHidden>{t('project.lookingUp')}</VisuallyHidden>
    </Skeleton>
  );
}

/** Who delivers a line, with a sign that tells people, providers and roles to be filled apart. */
export function AssigneeCell({ view: { line, faults, isAsking } }: { view: LineView }) {
  const { t } = useTranslation();
  const assignee = assigneeOf(line);
  if (assignee === null) return faults.assignee ? <WrongText isStart text="" sentence={faults.assignee} /> : noValue;
  if (assignee.kind === 'unmatched') {
    const text = assignee.text.trim();
    if (isAsking) return <Asking text={text} />;
    return <WrongText isStart text={text} sentence={faults.assignee ?? ''} />;
  }
  const label = assignee.kind === 'open' ? t('project.toBeNamed', { role: assignee.role }) : assignee.label;
  return (
    <Text title={label} data-quiet={assignee.kind === 'open' || undefined}>
      <AssigneeIcon kind={assignee.kind} label={label} />
      {faults.assignee ? <WrongText isStart text={label} sentence={faults.assignee} /> : <span>{label}</span>}
    </Text>
  );
}

interface AmountCellProps {
  view: LineView;
  facts: { currency: string; numberFormat: string };
}

/** What a line costs, or the lines of a section; in brackets while it is optional. */
export function CostCell({ view, facts }: AmountCellProps) {
  const { t } = useTranslation();
  const { line, cost, warnings } = view;
  if (warnings.cost) return <WrongText text={noValue} sentence={t(`project.warning.${warnings.cost}`)} isWarning />;
  if (cost === null) return line.type === 'text' ? '' : noValue;
  return <CostFigure without={view.without}>{amountText(line, cost, facts)}</CostFigure>;
}

/** What is left of a net, in percent; below zero with a sign. */
export function MarginCell({ view, facts: { numberFormat } }: AmountCellProps) {
  const { t } = useTranslation();
  const { line, marginPercent, warnings } = view;
  if (line.type === 'text') return '';
  const text = marginText(marginPercent, numberFormat);
  if (!warnings.marginPercent)
    return <CostFigure without={marginPercent === null ? 0 : view.without}>{text}</CostFigure>;
  return <WrongText text={text} sentence={t(`project.warning.${warnings.marginPercent}`)} isWarning />;
}

/** A margin with one decimal. */
export function marginText(percent: string | null, numberFormat: string): string {
  return percentText(percent && toFixed(decimal(percent), 1), numberFormat);
}

/** The net as the grid shows it: in brackets while it is optional. */
export function netText({ line, net }: LineView, facts: AmountCellProps['facts']): string {
  if (net === null) return line.type === 'text' ? '' : noValue;
  return amountText(line, net, facts);
}

function amountText(line: EditLine, amount: string, facts: AmountCellProps['facts']): string {
  const text = moneyText(amount, facts.currency, facts.numberFormat);
  return line.isOptional ? `(${text})` : text;
}

/** The net of a line or the subtotal of a section. */
export const Net = styled('span')({ ...tabular, fontWeight: 500, '[data-optional] > &': { fontWeight: 400 } });
