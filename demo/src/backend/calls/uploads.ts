import type { Upload, UploadCalls } from '../../contract/upload-calls.ts';
import { type Handlers, MockRefusal } from './handlers.ts';

/** Takes files part by part. One whose name has `fail` in it is refused half-way, each time, so that failing can be seen. */
export function uploads(): Handlers<UploadCalls> {
  const sent = new Map<string, Upload>();

  function known(id: string | undefined): Upload {
    const upload = sent.get(id ?? '');
    if (!upload) throw new MockRefusal(404, 'This upload is not known. Start it again');
    return upload;
  }

  return {
    'GET /api/upload/all': () => [...sent.values()].filter(({ size, received }) => received >= size),
    'POST /api/upload': (file) => {
      if (!file?.name) throw new MockRefusal(400, 'A file needs a name');
      const upload: Upload = { id: crypto.randomUUID(), name: file.name, size: file.size ?? 0, received: 0 };
      sent.set(upload.id, upload);
      return upload;
    },
    'POST /api/upload/part': (part) => {
      const upload = known(part?.id);
      upload.received = Math.min(upload.size, upload.received + Math.max(0, part?.bytes ?? 0));
      if (/fail/i.test(upload.name) && upload.received * 2 >= upload.size) {
        sent.delete(upload.id);
        throw new MockRefusal(507, 'The mock has no room for files with “fail” in their name');
      }
      return upload;
    },
    'POST /api/upload/cancel': (upload) => {
      sent.delete(upload?.id ?? '');
      return [...sent.values()];
    },
  };
}
