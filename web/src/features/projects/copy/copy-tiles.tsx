import styled from '@emotion/styled';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import type { Totals } from '@mandate/contract/project/figures/totals.ts';
import { decimal, round, toFixed } from '@mandate/contract/values/decimal.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CostFigure } from '../../../records/values/cost-figure.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { type Formats, useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { dateText, moneyText, noValue, percentText } from '../../../ui/values/value-texts.ts';
import type { CopyProject } from './use-prepared-copy.ts';

const Tiles = styled('dl')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: '10px 0',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  '& > div': { flex: '1 1 140px', minWidth: 0, padding: '0 16px' },
  '& > div + div': { borderInlineStart: `1px solid ${vars.palette.divider}` },
  '& dt': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& dd': { ...tabular, margin: 0, fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& dd[data-strong]': { fontSize: 18, lineHeight: '24px', fontWeight: 600, color: vars.palette.text.primary },
  '& dd > b': { marginInlineStart: 6, fontWeight: 600, color: vars.palette.text.primary, whiteSpace: 'nowrap' },
  [phone]: {
    padding: '4px 14px',
    '& > div': { flex: '1 1 100%', padding: '8px 0' },
    '& > div + div': { borderInlineStart: 0, borderTop: `1px solid ${vars.palette.divider}` },
  },
}));

interface CopyTilesProps {
  source: CopyProject;
  copy: CopyProject;
}

/** What the copy comes to, when it starts and ends, and what the source did; money as far as the reader sees it. */
export function CopyTiles({ source, copy }: CopyTilesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const currency = String(copy.currency ?? '');
  const isComparable = currency === String(source.currency ?? '');
  const money = (amount: string | null, of: CopyProject) => moneyText(amount, String(of.currency), formats.number);
  const before = (amount: string | null) =>
    amount === null || isComparable ? money(amount, source) : `${money(amount, source)}\u00A0${source.currency}`;
  const amount = (name: 'contractNet' | 'plannedCost') => {
    const [now, was] = [copy.totals?.[name], source.totals?.[name]];
    if (now === undefined) return null;
    return {
      name,
      label: t(`copy.tile.${name}`, { currency }),
      value: name === 'contractNet' ? money(now, copy) : costly(copy, money(known(copy) ? now : null, copy)),
      was: was === undefined ? null : before(name === 'contractNet' || known(source) ? was : null),
      change: isComparable && (name === 'contractNet' || known(source)) ? relative(was, now, formats) : null,
    };
  };
  const date = (name: 'startDate' | 'endDate') => ({
    name,
    label: t(name === 'startDate' ? 'copy.tile.start' : 'copy.tile.end'),
    value: dateText((copy[name] ?? null) as string | null, formats),
    was: source[name] ? dateText(String(source[name]), formats) : null,
    change: null,
  });
  const tiles = [
    amount('contractNet'),
    amount('plannedCost'),
    margin(source, copy),
    date('startDate'),
    date('endDate'),
  ];

  function margin({ totals: before }: CopyProject, { totals: after }: CopyProject) {
    if (after?.plannedMarginPercent === undefined) return null;
    const [was, now] = [before?.plannedMarginPercent ?? null, after.plannedMarginPercent];
    const points = was !== null && now !== null ? signed(toFixed(decimal(now).minus(was), 1), formats) : null;
    return {
      name: 'plannedMargin',
      label: t('copy.tile.plannedMargin'),
      value: costly(copy, short(now, formats)),
      was: short(was, formats),
      change: points === null ? null : t('copy.points', { points: points.replace(/\s*%$/, '') }),
    };
  }

  return (
    <Tiles aria-label={t('copy.preview')}>
      {tiles.map(
        (tile) =>
          tile && (
            <div key={tile.name}>
              <dt>{tile.label}</dt>
              <dd data-strong>{tile.value}</dd>
              {tile.was !== null && tile.was !== noValue && (
                <dd>
                  {t('copy.was', { value: tile.was })}
                  {tile.change !== null && <b>{tile.change}</b>}
                </dd>
              )}
            </div>
          ),
      )}
    </Tiles>
  );
}

/** How many lines of a project have no cost although they cost something, as far as the reader sees it. */
function without({ linesWithoutCost }: CopyProject): number {
  return Number(linesWithoutCost ?? 0);
}

function known(of: CopyProject): boolean {
  return isCostKnown(of.totals?.plannedCost ?? '0', without(of));
}

function costly(of: CopyProject, text: string): ReactNode {
  return <CostFigure without={without(of)}>{text}</CostFigure>;
}

function short(percent: Totals['plannedMarginPercent'], { number }: Formats): string {
  return percent === null ? noValue : percentText(toFixed(round(decimal(percent), 1), 1), number);
}

/** By how many percent an amount is another, with its sign; null where it is not, or there was none. */
export function relative(
  was: string | null | undefined,
  now: string | null | undefined,
  formats: Formats,
): string | null {
  if (was == null || now == null || decimal(was).eq(0) || decimal(was).eq(now)) return null;
  const change = decimal(now).minus(was).times(100).div(decimal(was).abs());
  return signed(toFixed(change, 1), formats);
}

function signed(percent: string, { number }: Formats): string {
  return `${decimal(percent).gt(0) ? '+' : ''}${percentText(percent, number)}`;
}
