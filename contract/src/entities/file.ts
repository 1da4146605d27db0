import type { Reader } from '../access/roles.ts';
import { entity, type RowOf } from '../facts/entity.ts';
import {
  choice,
  givenFirst,
  goingWith,
  integer,
  optional,
  referenceToOneOf,
  replyOnly,
  searched,
  shownOnly,
  text,
} from '../facts/fields.ts';
import { largestFile } from '../values/file-types.ts';
import { notedNouns } from './noted-nouns.ts';

const otherKinds = ['deliverable', 'minutes', 'other'] as const;
const kindsWithMoney = ['quote', 'contract', 'purchaseOrder', 'providerContract'] as const;

const fileKinds = [...kindsWithMoney, ...otherKinds] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * A file kept with a record (domain reference 2.8). It goes where its record goes; its bytes are fetched by a call of their own. What it is
 * and what is in it stays as it was sent; what is said of it may be changed.
 */
export const file = entity({
  name: 'file',
  table: 'files',
  label: 'fileName',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  fields: {
    /** The noun of the record it is kept with. */
    entity: choice(...notedNouns),
    recordId: goingWith(referenceToOneOf('entity', notedNouns)),
    kind: choice(...fileKinds),
    title: searched(optional(text({ max: 160 }))),
    /** Financial ones are for who sees prices. */
    visibility: givenFirst(choice('normal', 'financial')),
    /** As the sender called it, without folders: data, never a path. */
    fileName: searched(replyOnly(text({ max: 200 }))),
    /** Its media type, by its content. */
    type: replyOnly(text({ max: 100 })),
    /** In bytes, as it is kept. */
    size: replyOnly(integer({ min: 1, max: largestFile })),
    /** The fingerprint of what is kept. */
    sha256: shownOnly(replyOnly(text({ max: 64 }))),
  },
  parts: {},
});

/** A file as grids and replies carry it: everything but its bytes. */
export type FileRow = RowOf<typeof file>;

/** For whom a file of this kind is when nothing else is said. */
export function firstVisibility(kind: FileKind): 'normal' | 'financial' {
  return kindsWithMoney.some((one) => one === kind) ? 'financial' : 'normal';
}

/** Whether a person sees files that are financial: administrators do, and editors who see prices (domain reference 5). */
export function seesFinancialFiles({ role, grants }: Reader): boolean {
  if (role === 'EDITOR') return grants.includes('seeRates');
  return role !== 'GUEST';
}

/** The kinds of files a person may add. */
export function kindsFor(reader: Reader): readonly FileKind[] {
  return seesFinancialFiles(reader) ? fileKinds : otherKinds;
}
