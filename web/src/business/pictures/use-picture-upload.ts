import type { StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import { useRef, useState } from 'react';
import { CallError, call } from '../../lib/calls/call.ts';

/** Sends a picture to the server, which gives back what a parameter holds of it. Of two that are sent the later one counts. */
export function usePictureUpload(onStored: (picture: StoredPicture) => void) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef(0);
  return {
    isSending,
    /** Why it was not taken; null where it was. */
    problem,
    async send(file: File): Promise<void> {
      last.current += 1;
      const mine = last.current;
      setProblem(null);
      setSending(true);
      const form = new FormData();
      form.set('file', file, file.name);
      try {
        const stored = await call<StoredPicture>('POST', '/parameter/upload-picture', form, { quiet: true });
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
