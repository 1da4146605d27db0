import type { Values } from '@mandate/contract/changes/merge.ts';
import type { EditLine } from '../edit-line.ts';

/**
 * The line with a service taken over: its name as the words, its unit, and where the line has none yet its quantity and tax.
 * @param record the service, as grids carry it
 */
export function withService(line: EditLine, record: Values): EditLine {
  const label = String(record.name ?? '');
  return {
    ...line,
    serviceId: String(record.id),
    service: { id: String(record.id), label, isDeleted: false },
    description: label,
    unit: textIn(record.unit) ?? line.unit,
    quantity: line.quantity ?? textIn(record.defaultQuantity),
    taxRateId: line.taxRateId ?? textIn(record.taxRateId),
    isBillable: record.isBillable !== false,
    isOptional: record.isOptionalByDefault === true,
  };
}

/** The same for a line that has words of its own: they stay. */
export function withServiceBeside(line: EditLine, record: Values): EditLine {
  const taken = withService(line, record);
  const isOwn = line.description !== null && line.description !== line.service?.label;
  return isOwn ? { ...taken, description: line.description } : taken;
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
