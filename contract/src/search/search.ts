import { z } from 'zod';
import { hasNames, type RegisterName, registerAbove, registerNames } from '../registers.ts';
import { fits } from './name-fit.ts';

/** The kinds of record the search of the whole product finds (experience S2): those the side navigation leads to, as far as they have names. */
export const foundEntities: readonly RegisterName[] = registerNames.filter(
  (noun) => registerAbove(noun) === undefined && hasNames(noun),
);

/** The most characters that are searched for, and how many records of a kind are told at most and when nothing is said. */
export const mostSearched = 200;
export const mostPerEntity = 20;
export const usualPerEntity = 5;

/** A record that was found. */
const foundRecordSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** Its number, where its kind has one. */
  code: z.string().nullable(),
  /** What tells it from others of the same name, such as the customer of a project or the city of a customer. */
  detail: z.string().nullable(),
  /**
   * Where the words were found when its own label, code and detail do not have them all: some plain words around them, of a field the
   * caller sees, which may be the name of a record it refers to, of a `note`, or the number of a `document`.
   */
  fragment: z.object({ field: z.string(), text: z.string() }).nullable(),
  /** Of a project. */
  status: z.string().nullable(),
  /** How well it fits what was searched for. */
  fit: z.enum(fits),
});
export type FoundRecord = z.infer<typeof foundRecordSchema>;

/**
 * Records of one kind: the best of them, and how many the kind's list finds by the same words; `totalIsExact` is false above 100.
 * A record that has the words in a note alone is shown and not counted: its list does not find it.
 */
const foundGroupSchema = z.object({
  entity: z.enum(foundEntities),
  total: z.int(),
  totalIsExact: z.boolean(),
  records: z.array(foundRecordSchema),
});
export type FoundGroup = z.infer<typeof foundGroupSchema>;

/** The answer to `GET /search/find?q`: only kinds, records and fields the caller may see; the kind whose record fits best comes first. */
export const foundSchema = z.object({
  groups: z.array(foundGroupSchema),
  /** The words were found nowhere as typed; what is shown resembles them. */
  isSimilar: z.boolean(),
});
export type Found = z.infer<typeof foundSchema>;
