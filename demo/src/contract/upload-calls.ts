/** A file the mock was sent: its name and size are kept, its bytes are not. */
export interface Upload {
  id: string;
  name: string;
  size: number;
  /** How many of its bytes have arrived. */
  received: number;
}

/** The calls of the demo's upload: a file is announced, then comes in parts, and may be given up between them. */
export interface UploadCalls {
  'GET /api/upload/all': { takes: undefined; gives: Upload[] };
  'POST /api/upload': { takes: Pick<Upload, 'name' | 'size'>; gives: Upload };
  'POST /api/upload/part': { takes: { id: string; bytes: number }; gives: Upload };
  'POST /api/upload/cancel': { takes: Pick<Upload, 'id'>; gives: Upload[] };
}
