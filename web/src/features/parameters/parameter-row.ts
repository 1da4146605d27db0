import type { ValueType } from '@mandate/contract/entities/parameter.ts';
import type { Constraints } from '@mandate/contract/parameters/read-value.ts';
import type { ListRow } from '../../list/columns/columns.tsx';

/** A parameter as its replies carry it; who may see only what it is called and holds gets no more than that. */
export type ParameterRow = ListRow & {
  key: string;
  group: string;
  label: string;
  value: unknown;
  help?: string | null;
  valueType?: ValueType;
  constraints?: Constraints | null;
  defaultValue?: unknown;
  isSystem?: boolean;
  readableBy?: string;
  editableBy?: string;
  effect?: string;
};

/** What tells how a value is to be read. */
export type Shown = Pick<ParameterRow, 'key' | 'value' | 'valueType' | 'constraints'>;

/** Whether the value holds nothing. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
