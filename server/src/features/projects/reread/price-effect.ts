import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { hasFigures, type LineValues, lines } from '@mandate/contract/project/line.ts';
import type { PricedProject } from '@mandate/contract/project/prices/price-receipt.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { seenFields, seenTotalsOf } from '../../../business/project/seen-project.ts';
import type { Stored } from '../../../records/read/stored.ts';
import type { LineChange } from './repriced.ts';

const told = Object.fromEntries(
  (['unitPrice', 'unitCost', 'net', 'marginPercent'] as const).map((name) => [name, lines.fields[name]]),
);

/** What a project is called, and whom it is for. */
export interface ProjectName {
  customer: string | null;
}

/**
 * What prices read again do to a project, as far as its reader sees it: its lines, net and margin before and after.
 * @param floor the margin in per cent below which an administrator has to approve
 */
export function priceEffect(
  { id, values }: Stored,
  wanted: Values,
  changes: readonly LineChange[],
  { customer }: ProjectName,
  floor: string,
  reader: Reader,
): PricedProject {
  const before = new Map(((values.lines ?? []) as LineValues[]).map((line) => [line.id, line]));
  const changed = new Set(changes.map((one) => one.id));
  const rows = ((wanted.lines ?? []) as LineValues[]).filter(({ type }) => hasFigures(type));
  const [sumBefore, sumAfter] = [sumsOf(values, reader), sumsOf(wanted, reader)];
  return {
    id,
    code: String(values.code),
    name: String(values.name),
    status: String(values.status),
    customer: values.customerId ? { id: String(values.customerId), label: customer ?? '' } : null,
    quoteValidUntil: (values.quoteValidUntil ?? null) as string | null,
    currency: String(values.currency),
    lines: rows.map((line) => {
      const after = figuresOf(line as unknown as Values, reader);
      return {
        id: line.id,
        description: line.description?.split('\n')[0] ?? '',
        quantity: line.quantity,
        unit: line.unit,
        isChanged: changed.has(line.id),
        before: figuresOf(before.get(line.id) as unknown as Values, reader),
        after,
        isUnderFloor: isUnder(after.marginPercent, floor),
      };
    }),
    before: sumBefore,
    after: sumAfter,
    isUnderFloor: isUnder(sumAfter.plannedMarginPercent, floor),
  };
}

function figuresOf(line: Values, reader: Reader) {
  const { id: _id, ...figures } = seenFields(told, line, reader);
  return figures as PricedProject['lines'][number]['before'];
}

function sumsOf(project: Values, reader: Reader): PricedProject['before'] {
  const totals = (seenTotalsOf(project, reader).totals ?? {}) as PricedProject['before'];
  return {
    ...(totals.contractNet !== undefined && { contractNet: totals.contractNet }),
    ...('plannedMarginPercent' in totals && { plannedMarginPercent: totals.plannedMarginPercent }),
  };
}

function isUnder(percent: string | null | undefined, floor: string): boolean {
  return percent !== null && percent !== undefined && decimal(percent).lt(floor);
}
