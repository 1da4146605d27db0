import { listing } from '../../facts/entity.ts';
import {
  choice,
  currency,
  flag,
  inRows,
  number,
  optional,
  paragraphs,
  reference,
  searched,
  seenWith,
  shownOnly,
  text,
} from '../../facts/fields.ts';
import { units } from '../../values/units.ts';
import { lines } from '../line.ts';
import { projectStatuses } from '../way/status.ts';

/**
 * The lines of all live projects that count: what is sold or spent and is no option. A list of their own, with what of each is there.
 * An expense is delivered by nobody, and what is not billed needs neither price nor tax: they lack nothing there.
 */
export const lineRow = listing({
  name: 'project-line',
  table: 'project_line_rows',
  label: 'description',
  defaultSort: { field: 'projectId', direction: 'asc' },
  fields: {
    projectId: searched(reference('project')),
    projectCode: shownOnly(text({ max: 40 })),
    projectStatus: choice(...projectStatuses),
    type: choice('service', 'expense', 'discount'),
    description: inRows(paragraphs({ max: 4000 })),
    serviceId: optional(reference('service')),
    categoryId: optional(reference('service-category')),
    /** The days the line is planned on: its own within the project's, else the project's. */
    startDate: lines.fields.startDate,
    endDate: lines.fields.endDate,
    quantity: shownOnly(number({ above: '0', max: '99999999', scale: 4 })),
    unit: shownOnly(choice(...units)),
    /** The project's, in which the amounts are. */
    currency: shownOnly(currency()),
    net: shownOnly(lines.fields.net),
    cost: shownOnly(lines.fields.cost),
    /** An exchange rate leads from the project's currency to the base currency. */
    isConverted: flag(),
    isPriced: seenWith('seeRates', flag()),
    isCosted: seenWith('seeCosts', flag()),
    isAssigned: flag(),
    isDated: flag(),
    isTaxed: seenWith('seeRates', flag()),
  },
});
