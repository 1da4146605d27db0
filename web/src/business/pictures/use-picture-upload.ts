import { largestPicture, type StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import { useRef, useState } from 'react';
import { CallError, call } from '../../lib/calls/call.ts';
import { errorSentence } from '../../lib/i18n/error-sentence.ts';

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

  return {
    isSending,
    /** Why it was not taken; null where it was. */
    problem,
    forget: begin,
    async send(file: File): Promise<void> {
      const mine = begin();
      if (file.size > largestPicture) {
        // Nobody waits for the way of a picture that is not taken.
        const told = await errorSentence('pictureTooLarge', { max: '1 MB' });
        if (mine === last.current) setProblem(told);
        return;
      }
      setSending(true);
      const form = new FormData();
      form.set('file', file, file.name);
      try {
        const options = { quiet: true, silent: true };
        const stored = await call<StoredPicture>('POST', '/parameter/upload-picture', form, options);
        if (mine === last.current) onStored(stored);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (mine === last.current) setProblem(error.message);
      } finally {
        if (mine === last.current) setSending(false);
      }
    },
  };
}
