import { entity, type RowOf } from '../facts/entity.ts';
import {
  choice,
  flag,
  givenFirst,
  initially,
  integer,
  json,
  optional,
  searched,
  text,
  unique,
  within,
} from '../facts/fields.ts';
import { type OwnChoice, ownFieldKinds, ownFieldReaders } from '../own-fields/definition.ts';
import { ownFieldNouns } from '../own-fields/own-field-nouns.ts';

/** A field the firm added to one of its kinds of records. What it belongs to, its key and what it holds stay as they were first said. */
export const ownField = entity({
  name: 'own-field',
  table: 'own_fields',
  label: 'label',
  defaultSort: { field: 'position', direction: 'asc' },
  fields: {
    entity: choice(...ownFieldNouns),
    /** What calls and files name it by; never given again, since values of a removed field are kept under it. */
    key: searched(unique(within(['entity'], text({ max: 40 })), 'ever')),
    label: searched(within(['entity'], text({ max: 80 }))),
    help: optional(text({ max: 300 })),
    kind: choice(...ownFieldKinds),
    /** The values of a choice, in the order in which they are offered. */
    choices: optional(json<OwnChoice[]>()),
    section: searched(optional(text({ max: 60 }))),
    /** Fields of one kind of record stand by it; one that does not say it comes last. */
    position: givenFirst(integer({ min: 0, max: 9999 })),
    isRequired: initially(flag(), false),
    seenBy: initially(choice(...ownFieldReaders), 'staff'),
  },
  parts: {},
});

/** An own field as grids and replies carry it. */
export type OwnFieldRow = RowOf<typeof ownField>;
