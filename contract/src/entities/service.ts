import { entity } from '../facts/entity.ts';
import {
  choice,
  code,
  currency,
  flag,
  initially,
  initiallyFrom,
  number,
  numbered,
  optional,
  paragraphs,
  reference,
  searched,
  seenWith,
  text,
  unique,
  unitAmount,
} from '../facts/fields.ts';
import { units } from '../values/units.ts';

/** What the firm sells, as lines of projects take it over (domain reference 2.6). */
export const service = entity({
  name: 'service',
  table: 'services',
  label: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  fields: {
    code: searched(unique(numbered(code({ max: 32 }), 'numbering.service'), 'live')),
    name: searched(text({ min: 2, max: 160 })),
    categoryId: searched(reference('service-category')),
    description: optional(paragraphs({ max: 4000 })),
    billingMode: initially(
      choice('timeAndMaterials', 'fixedPrice', 'retainer', 'expense', 'nonBillable'),
      'timeAndMaterials',
    ),
    unit: initially(choice(...units), 'day'),
    defaultQuantity: initially(number({ above: '0', max: '99999999', scale: 4 }), '1'),
    /** What one unit is sold for from today on; shorthand for the service's own dated rate. */
    unitPrice: seenWith('seeRates', optional(unitAmount({ min: '0' }))),
    /** What one unit costs from today on; shorthand for the service's own dated rate. */
    unitCost: seenWith('seeCosts', optional(unitAmount({ min: '0' }))),
    currency: initiallyFrom('money.baseCurrency', currency()),
    taxRateId: optional(reference('tax-rate')),
    deliveredBy: initially(choice('personnel', 'provider', 'either'), 'either'),
    budgetTracking: initially(choice('quantity', 'amount', 'none'), 'quantity'),
    isBillable: initially(flag(), true),
    isOptionalByDefault: initially(flag(), false),
    isActive: initially(flag(), true),
  },
  parts: {},
});
