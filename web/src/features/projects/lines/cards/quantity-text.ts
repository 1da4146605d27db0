import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import type { Unit } from '@mandate/contract/values/units.ts';
import { i18n } from '../../../../lib/i18n/i18n.ts';
import type { CellFacts } from '../cells/cell-facts.ts';
import { lineColumns } from '../cells/line-columns.tsx';
import type { EditLine } from '../edit-line.ts';

/** How much of what a line comes to, at which price: "3 sessions × 1,850.00". What is no number yet stands as it was typed. */
export function quantityText(line: EditLine, facts: CellFacts): string {
  const [total = '', unit = '', price = ''] = (['quantity', 'unit', 'unitPrice'] as const).map((cell) =>
    lineColumns[cell].text(line, facts),
  );
  const quantity =
    line.unit !== null && line.quantity !== null && isDecimalText(line.quantity)
      ? i18n.t(`project.counted.${line.unit as Unit}`, { count: Number(line.quantity), total })
      : `${total} ${unit}`.trim();
  return line.unitPrice === null ? quantity : `${quantity} × ${price}`;
}
