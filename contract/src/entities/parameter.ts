import { roles } from '../access/roles.ts';
import { entity } from '../facts/entity.ts';
import {
  choice,
  flag,
  initially,
  json,
  optional,
  replyOnly,
  searched,
  shownOnly,
  text,
  unique,
} from '../facts/fields.ts';

/** The groups parameters stand in (domain reference 3.1). */
export const parameterGroups = [
  'company',
  'documents',
  'money',
  'numbering',
  'project',
  'people',
  'time',
  'billing',
  'security',
  'interface',
  'custom',
] as const;

/** What the value of a parameter may be; immutable once it is made. */
export const valueTypes = [
  'string',
  'text',
  'integer',
  'decimal',
  'percent',
  'money',
  'boolean',
  'date',
  'enum',
  'list',
  'color',
  'email',
  'url',
  'country',
  'currency',
  'timeZone',
  'language',
  'pattern',
  'reference',
  'json',
  'image',
  'bankAccount',
] as const;
export type ValueType = (typeof valueTypes)[number];

/** What people set for the whole firm (domain reference 3.1; decisions 9.5). */
export const parameter = entity({
  name: 'parameter',
  table: 'parameters',
  label: 'label',
  defaultSort: { field: 'key', direction: 'asc' },
  fields: {
    key: searched(unique(text({ max: 80 }), 'ever')),
    group: initially(choice(...parameterGroups), 'custom'),
    label: searched(text({ min: 2, max: 120 })),
    help: searched(optional(text({ max: 500 }))),
    valueType: choice(...valueTypes),
    /** What a value must keep to, by type: `min`, `max`, `maxLength`, `regex`, `options`, `refEntity`, `multiple`. */
    constraints: optional(json()),
    value: optional(json()),
    /** What a system parameter goes back to. */
    defaultValue: optional(replyOnly(json())),
    /** Made with the product: key and type stay, it is not removed. */
    isSystem: initially(replyOnly(flag()), false),
    readableBy: initially(choice(...roles), 'GUEST'),
    editableBy: initially(choice('SA', 'ADMIN'), 'ADMIN'),
    /** What a change of the value reaches. */
    effect: shownOnly(initially(choice('immediate', 'newRecords', 'nextSignIn'), 'immediate')),
  },
  parts: {},
});
