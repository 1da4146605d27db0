import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeftOutMark } from '../../ui/values/left-out-mark.tsx';

interface CostFigureProps {
  /** How many lines have no cost although they cost something. */
  without: number;
  /** The figure, written. */
  children: ReactNode;
}

/** A cost, or what is left after costs, with its mark where it leaves out what some lines cost. */
export function CostFigure({ without, children }: CostFigureProps) {
  const { t } = useTranslation();
  return (
    <>
      {children}
      {without > 0 && <LeftOutMark text={t('missingCost.lines', { count: without })} />}
    </>
  );
}

/** How many lines a figure of a row leaves out, and whether any of the others says anything. */
export function costsOf(entity: Entity, row: Record<string, unknown>, name: string) {
  const { count = '', known = '' } = entity.fields[name]?.leavesOut ?? {};
  const without = Number(row[count] ?? 0);
  return { without, isKnown: isCostKnown(String(row[known] ?? '0'), without) };
}
