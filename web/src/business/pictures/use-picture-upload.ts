import { largestPicture, type StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import { useRef, useState } from 'react';
import { CallError, call } from '../../lib/calls/call.ts';
import { errorSentence } from '../../lib/i18n/error-sentence.ts';
import { followPicture } from './pictures-arrived.ts';

/** Sends a picture to the server, which gives back what a parameter holds of it. Of two that are sent the later one counts. */
export function usePictureUpload(onStored: (picture: StoredPicture) => void) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef(0);

  /** What is still on its way does not count any more, nor what was said of another. */
  function begin(): number {
    last.current += 1;
    setProblem(null);
    setSending(false);
    return last.current;
  }

  async function sent(file: File, mine: number): Promise<boolean> {
    const result = await stored(file);
    if (mine !== last.current) return true;
    setSending(false);
    if (typeof result === 'string') setProblem(result);
    else onStored(result);
    return typeof result !== 'string';
  }

  return {
    isSending,
    /** Why it was not taken; null where it was. */
    problem,
    forget: begin,
    async send(file: File): Promise<void> {
      const mine = begin();
      setSending(true);
      await followPicture(sent(file, mine));
    },
  };
}

/** @returns what the server keeps of a picture, or the sentence why it does not */
async function stored(file: File): Promise<StoredPicture | string> {
  // Nobody waits for the way of a picture that is not taken.
  if (file.size > largestPicture) return errorSentence('pictureTooLarge', { max: '1 MB' });
  const form = new FormData();
  form.set('file', file, file.name);
  try {
    return await call<StoredPicture>('POST', '/parameter/upload-picture', form, { quiet: true, silent: true });
  } catch (error) {
    if (error instanceof CallError) return error.message;
    throw error;
  }
}
