import { type NotedNoun, notedNounsFor } from '@mandate/contract/entities/noted-nouns.ts';
import type { Related, RelatedFile, RelatedNote } from '@mandate/contract/overview/record/related.ts';
import { relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import type { Call } from '../../calls/call.ts';
import { relatedRecords } from './related-records.ts';

/** The files and notes kept with a record; neither for who is told of nothing that is noted about such records. */
interface Noted {
  files?: Related<RelatedFile> | undefined;
  notes?: Related<RelatedNote> | undefined;
}

/** Finds the first of what is kept with a record, and how much of it there is, as far as the caller is told of it. */
export async function whatIsNoted(call: Call, noun: Exclude<NotedNoun, 'project'>, id: string): Promise<Noted> {
  if (!notedNounsFor(call.caller.role).includes(noun)) return {};
  const { files, notes } = relatedLists[noun];
  return { files: await relatedRecords(call, files, id), notes: await relatedRecords(call, notes, id) };
}
