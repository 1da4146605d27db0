import type { CallError } from '../../lib/calls/call.ts';
import { problemSentence } from '../../records/words/record-words.ts';

/** Why a call was refused, in one text: what is wrong with each field where the server says that, else its own sentence. */
export function refusalText({ fieldErrors, message }: CallError): string {
  return fieldErrors.length > 0 ? fieldErrors.map(problemSentence).join(' ') : message;
}
