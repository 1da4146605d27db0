import type { CallError } from '../../lib/calls/call.ts';
import { problemSentence } from './record-words.ts';

/** Why a call was refused, in one sentence: what is wrong with its first field, where it was for that. */
export function refusalSentence({
  fieldErrors: [problem],
  message,
}: Pick<CallError, 'fieldErrors' | 'message'>): string {
  return problem === undefined ? message : problemSentence(problem);
}
