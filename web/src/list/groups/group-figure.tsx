import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MarginFigure } from '../../records/values/margin-figure.tsx';
import { textWords } from '../../records/values/text-words.ts';
import { Money } from '../../ui/values/figure.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import type { ShownGroup, ShownRest } from './group-row.ts';

const Name = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  height: '100%',
  fontWeight: 600,
  '& > svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.ink3 },
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > small': {
    ...tabular,
    minWidth: 18,
    padding: '1px 6px',
    borderRadius: 999,
    background: vars.palette.sunken,
    color: vars.palette.text.secondary,
    fontSize: 11,
    lineHeight: '16px',
    fontWeight: 500,
    textAlign: 'center',
  },
}));

const Rest = styled('span')(({ theme: { vars } }) => ({
  paddingLeft: 24,
  fontWeight: 500,
  color: vars.palette.primaryText,
  '&[data-quiet]': { color: vars.palette.ink3, fontWeight: 400 },
}));

/** What a group is called, and how many records it has. */
export function GroupName({ group }: { group: ShownGroup }) {
  return (
    <Name>
      {group.isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
      <span title={group.name}>{group.name}</span>
      <small>{numberText(group.count)}</small>
    </Name>
  );
}

/** That records of a group are on their way, could not be read, or are more than are shown. */
export function GroupRest({ rest: { left, isComing, isFailed } }: { rest: ShownRest }) {
  const { t } = useTranslation();
  if (isFailed) return <Rest>{`${t('groups.failed')} ${t('action.tryAgain')}`}</Rest>;
  return isComing ? (
    <Rest data-quiet>{t('groups.coming')}</Rest>
  ) : (
    <Rest>{t('groups.more', { left: numberText(left) })}</Rest>
  );
}

/** Whether a column shows a margin in per cent, which adds up to the margin of the sums. */
export function isMargin(entity: Entity, field: string): boolean {
  return entity.fields[field]?.floor !== undefined;
}

/** What a group comes to in a column: in its own currency, in the base currency where it has several; nothing where the column adds up to nothing. */
export function groupFigure(
  entity: Entity,
  group: ShownGroup,
  field: string,
  all: (currency: string) => string,
): ReactNode {
  const { times, byCurrency = [], inBase } = group;
  if (times && field in times) return textWords('duration', String(times[field]));
  const [only, ...others] = byCurrency;
  const sums = others.length === 0 ? only : inBase;
  if (sums === undefined) return null;
  if (isMargin(entity, field)) return sums.margin && <MarginFigure percent={sums.margin.percent} />;
  if (entity.fields[field]?.kind !== 'money' || !(field in sums.amounts)) return null;
  const currency = others.length === 0 ? sums.currency : all(sums.currency);
  return <Money amount={sums.amounts[field] ?? null} currency={currency} />;
}
