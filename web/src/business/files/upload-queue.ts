/** A file on its way to the server, or one that was not taken. */
export interface Upload {
  /** The id the file will have: sent again it is recognised. */
  id: string;
  file: File;
  kind: string;
  state: 'waiting' | 'sending' | 'checking' | 'refused' | 'cancelled';
  /** Of its bytes. */
  percent: number;
  /** Why it was refused. */
  problem: string | null;
  /** It would be refused again. */
  isFinal: boolean;
}

/** How a file is sent. @throws when it was not taken */
export type SendUpload = (
  upload: Upload,
  onSent: (sent: number, total: number) => void,
  signal: AbortSignal,
) => Promise<unknown>;

interface Ways {
  send: SendUpload;
  /** What is said of a file before it is sent, and of what its sending threw; null sends it. */
  check: (file: File) => string | null;
  problemOf: (failure: unknown) => string;
  onAdded: (upload: Upload) => void;
}

/** How many are sent at the same time. */
const atOnce = 2;

/** The files somebody adds: two at a time are sent, each with its progress; each can be cancelled and tried again. */
export interface UploadQueue {
  subscribe: (listener: () => void) => () => void;
  uploads: () => readonly Upload[];
  add: (files: readonly { id: string; file: File }[], kind: string) => void;
  cancel: (id: string) => void;
  retry: (id: string) => void;
  discard: (id: string) => void;
}

/** Begins a queue without files. It goes on when nobody looks at it. */
export function uploadQueue({ send, check, problemOf, onAdded }: Ways): UploadQueue {
  let uploads: readonly Upload[] = [];
  const listeners = new Set<() => void>();
  const sending = new Map<string, AbortController>();

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }
  function change(id: string, values: Partial<Upload>): void {
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
  }
  function discard(id: string): void {
    set(uploads.filter((upload) => upload.id !== id));
  }

  async function run(upload: Upload): Promise<void> {
    const { id } = upload;
    const control = new AbortController();
    sending.set(id, control);
    change(id, { state: 'sending', percent: 0, problem: null });
    const onSent = (sent: number, total: number) => {
      const percent = total === 0 ? 100 : Math.floor((100 * sent) / total);
      if (!control.signal.aborted) change(id, { percent, state: percent === 100 ? 'checking' : 'sending' });
    };
    try {
      await send(upload, onSent, control.signal);
      discard(id);
      onAdded(upload);
    } catch (failure) {
      if (control.signal.aborted) change(id, { state: 'cancelled' });
      else change(id, { state: 'refused', problem: problemOf(failure) });
    } finally {
      sending.delete(id);
      next();
    }
  }

  function next(): void {
    for (const upload of uploads) {
      if (sending.size >= atOnce) return;
      if (upload.state === 'waiting') void run(upload);
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    uploads: () => uploads,
    add: (files, kind) => {
      const added = files.map(({ id, file }): Upload => {
        const problem = check(file);
        return {
          id,
          file,
          kind,
          state: problem === null ? 'waiting' : 'refused',
          percent: 0,
          problem,
          isFinal: problem !== null,
        };
      });
      set([...uploads, ...added]);
      next();
    },
    cancel: (id) => {
      const control = sending.get(id);
      if (control) control.abort();
      else change(id, { state: 'cancelled' });
    },
    retry: (id) => {
      change(id, { state: 'waiting', problem: null });
      next();
    },
    discard,
  };
}
