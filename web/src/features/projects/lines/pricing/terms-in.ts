import type { Values } from '@mandate/contract/changes/merge.ts';
import type { LineTerms } from '@mandate/contract/project/prices/line-rates.ts';
import { project } from '@mandate/contract/project/project.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { storedForm } from '../../../../records/changes/record-changes.ts';

/** What of a project the rates of its lines depend on, as it would be stored. */
export function termsIn(values: Values): LineTerms {
  const text = (name: 'customerId' | 'hoursPerDay' | 'startDate') =>
    storedForm(project.fields[name], values[name]) as string | null;
  const startDate = text('startDate');
  return {
    currency: String(values.currency ?? project.fields.currency.initial),
    customerId: text('customerId'),
    hoursPerDay: text('hoursPerDay'),
    startDate: startDate !== null && isPlainDate(startDate) ? startDate : null,
  };
}
