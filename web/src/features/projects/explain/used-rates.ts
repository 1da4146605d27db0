import type { TotalField } from '@mandate/contract/project/figures/total-fields.ts';
import { costKindOf } from '@mandate/contract/project/figures/totals.ts';
import type { RateRule, RateSource } from '@mandate/contract/project/prices/rate-resolution.ts';
import type { EditLine } from '../lines/edit-line.ts';
import type { ExplainedFigure } from './explained-figure.ts';
import type { ExplainedProject } from './explained-project.ts';

const costKinds: Partial<Record<TotalField, string>> = {
  plannedCostInternal: 'internal',
  plannedCostProvider: 'provider',
  plannedCostExpense: 'expense',
};

const priced: readonly string[] = ['subtotal', 'discount', 'contractNet', 'tax', 'gross', 'optionalNet'];
const ofPrice: readonly string[] = ['unitPrice', 'net'];
const ofCost: readonly string[] = ['unitCost', 'cost'];

/** A rate, and the first line it was taken for. */
export interface UsedRate {
  source: RateSource & { rule: RateRule };
  line: EditLine;
}

/** The rates a figure depends on, each once, in the order of the lines; what was entered by hand came from none. */
export function usedRates(project: ExplainedProject, { field, lineId }: ExplainedFigure): UsedRate[] {
  const found = new Map<string, UsedRate>();
  for (const line of project.lines) {
    if (lineId === null ? !counts(line, field) : line.id !== lineId) continue;
    const source = sourceOf(line, field, lineId !== null);
    if (!source || !isFound(source)) continue;
    const key = `${source.rateId} ${source.amount} ${source.validFrom}`;
    if (!found.has(key)) found.set(key, { source, line });
  }
  return [...found.values()];
}

function isFound(source: RateSource): source is UsedRate['source'] {
  return source.rule !== 'manual' && source.amount !== null;
}

function counts(line: EditLine, field: string): boolean {
  if (field === 'optionalNet') return line.isOptional;
  const kind = costKinds[field as TotalField];
  return !line.isOptional && (kind === undefined || costKindOf(line) === kind);
}

function sourceOf(line: EditLine, field: string, isOfLine: boolean): RateSource | null | undefined {
  if (isOfLine) {
    if (ofPrice.includes(field)) return line.priceSource;
    return ofCost.includes(field) ? line.costSource : null;
  }
  return priced.includes(field) ? line.priceSource : line.costSource;
}
