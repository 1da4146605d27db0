import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoConnection } from './reply.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** A request as far as it is used, played by the tests. */
class PlayedRequest {
  static last: PlayedRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  isSent = false;
  constructor() {
    PlayedRequest.last = this;
  }
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(): void {
    this.isSent = true;
  }
  getResponseHeader(): null {
    return null;
  }
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', PlayedRequest));
afterEach(() => vi.unstubAllGlobals());

const envelope = { result: 'success', data: { importId: 'i' }, alerts: [], errorMessage: null, errorCode: null };

function begin(signal?: AbortSignal) {
  const sent: [number, number][] = [];
  const send = sendWithProgress((done, total) => sent.push([done, total]));
  const reply = send('POST', '/customer/prepare-import', new FormData(), { Authorization: 'Bearer t' }, signal);
  return { reply, sent, request: PlayedRequest.last };
}

test('a file is uploaded as the signed-in person, with its progress, and gets its reply', async () => {
  const { reply, sent, request } = begin();
  request.upload.onprogress?.({ loaded: 4, total: 9 });
  Object.assign(request, { status: 200, responseText: JSON.stringify(envelope) });
  request.onload?.();
  expect((await reply).envelope.data).toEqual({ importId: 'i' });
  expect(sent).toEqual([[4, 9]]);
  expect(request.headers.Authorization).toBe('Bearer t');
});

test('an upload with an unreadable reply counts as a server error, and one without a reply as no connection', async () => {
  const first = begin();
  Object.assign(first.request, { status: 502, responseText: '<html>' });
  first.request.onload?.();
  expect((await first.reply).envelope.result).toBe('fatal-error');
  const second = begin();
  second.request.onerror?.();
  await expect(second.reply).rejects.toBeInstanceOf(NoConnection);
});

test('a cancelled upload stops, and one cancelled before does not begin', async () => {
  const control = new AbortController();
  const { reply } = begin(control.signal);
  control.abort();
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  const late = begin(control.signal);
  await expect(late.reply).rejects.toMatchObject({ name: 'AbortError' });
  expect(late.request.isSent).toBe(false);
});
