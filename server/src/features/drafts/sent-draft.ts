import { createHash } from 'node:crypto';
import type { Change } from '@mandate/contract/changes/changes.ts';
import { draft, mostChanges } from '@mandate/contract/entities/draft.ts';
import { fieldSchema, recordId } from '@mandate/contract/facts/field-schema.ts';
import { cleanLine, isStorable } from '@mandate/contract/texts/clean-text.ts';
import { z } from 'zod';
import { refuse } from '../../http/refusal.ts';

/** The most a draft's changes take up as JSON, in bytes. */
export const longestChanges = 4 * 1024 * 1024;

const { entity, title, baseVersion, version } = draft.fields;

/** Any JSON, kept to the letter; what is absent is told from what is null. */
const value = z.unknown().refine((sent) => sent !== undefined, { params: { code: 'fieldRequired', params: {} } });
const changeSchema = z.strictObject({ field: z.string().min(1).max(200), old: value, new: value });

const isBlank = (sent: unknown) => typeof sent === 'string' && isStorable(sent) && cleanLine(sent) === '';
const content = {
  title: z.preprocess((sent) => (isBlank(sent) ? null : sent), fieldSchema(title).nullable()),
  baseVersion: fieldSchema(baseVersion).nullable().optional(),
  changes: z.array(changeSchema).max(mostChanges),
};
const place = { entity: fieldSchema(entity), recordId, isNew: z.boolean() };

/** What only replies carry, and what a draft was replied with may bring back. */
const ignored = z.unknown().optional();
const replied = {
  changeCount: ignored,
  isTrivial: ignored,
  createdAt: ignored,
  updatedAt: ignored,
  deletedAt: ignored,
};

export const createSchema = z.strictObject({
  id: recordId.optional(),
  version: z.never().optional(),
  ...place,
  ...content,
  ...replied,
});
export const updateSchema = z.strictObject({
  id: recordId,
  version: fieldSchema(version),
  ...z.object(place).partial().shape,
  ...z.object(content).partial().shape,
  ...replied,
});

/** Where a draft belongs, which stays as it was made. */
export interface Place {
  entity: string;
  recordId: string;
  isNew: boolean;
}

/** What a draft keeps. */
export interface Content {
  title: string;
  baseVersion: number | null;
  changes: Change[];
}

/** What a save sent. */
export type SentDraft = { id: string | null; bodyHash: string } & (
  | { version: null; place: Place; content: Content }
  | { version: number; place: Partial<Place>; content: Partial<Content> }
);

/**
 * Reads the body of a save strictly.
 * @throws ZodError with every wrong field; Refusal requestTooLarge
 */
export function readDraft(body: unknown): SentDraft {
  const isUpdate = typeof body === 'object' && body !== null && 'version' in body && body.version !== undefined;
  const read = (isUpdate ? updateSchema : createSchema).parse(body, { reportInput: true });
  const { id = null, version: sentVersion, title: sentTitle, ...rest } = read;
  const place = picked(rest, ['entity', 'recordId', 'isNew']) as Partial<Place>;
  const kept = {
    ...picked(rest, ['baseVersion', 'changes']),
    ...(sentTitle !== undefined && { title: sentTitle ?? '' }),
  } as Partial<Content>;
  const bodyHash = createHash('sha256').update(JSON.stringify({ place, kept })).digest('hex');
  if (isUpdate) return { id, version: Number(sentVersion), place, content: kept, bodyHash };
  return {
    id,
    version: null,
    place: place as Place,
    content: { baseVersion: null, ...kept } as Content,
    bodyHash,
  };
}

function picked(from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}

/**
 * The changes as they are stored.
 * @throws Refusal requestTooLarge: figures may be written shorter than they are kept
 */
export function writtenChanges(changes: readonly Change[]): string {
  const text = JSON.stringify(changes);
  if (Buffer.byteLength(text) > longestChanges) refuse('requestTooLarge', { max: '4 MB' });
  return text;
}
