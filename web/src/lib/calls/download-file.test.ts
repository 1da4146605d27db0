import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const shown = vi.hoisted(() => ({ showError: vi.fn(), showWarning: vi.fn(), showInfo: vi.fn(), dismiss: vi.fn() }));
vi.mock('../frame/show-success-and-errors.ts', () => shown);
vi.mock('../session/session.ts', () => ({
  currentSession: () => ({ status: 'signedOut', left: false }),
  freshAccessToken: async () => ({ token: 'a-token' }),
  endSession: vi.fn(),
  requireNewPassword: vi.fn(),
}));
vi.mock('../session/reauth.ts', () => ({ confirmPassword: async () => false }));

const { attachedName, downloadFile } = await import('./download-file.ts');

let reply: () => Response;
let asked: { path: string; init: RequestInit }[];
const link = { href: '', download: '', click: vi.fn(), remove: vi.fn() };
const kept = vi.fn<(file: Blob) => string>(() => 'blob:one');
const revoked = vi.fn<(address: string) => void>();

beforeEach(() => {
  asked = [];
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    return reply();
  });
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => undefined } });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => kept(file as Blob));
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const envelope = { data: null, alerts: [], errorMessage: null, errorCode: null, requestId: 'r' };

test('a file is downloaded as the signed-in person, and saved under its own name', async () => {
  const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="customers.csv"' };
  reply = () => new Response('Name\r\nNorvane', { headers });
  await expect(downloadFile('POST', '/customer/export', { format: 'csv' })).resolves.toEqual({
    fileName: 'customers.csv',
  });
  expect(asked[0]?.init.headers).toMatchObject({ Authorization: 'Bearer a-token' });
  expect(asked[0]?.init.body).toBe('{"format":"csv"}');
  expect(link).toMatchObject({ href: 'blob:one', download: 'customers.csv' });
  expect(link.click).toHaveBeenCalledOnce();
  await expect(kept.mock.calls[0]?.[0].text()).resolves.toBe('Name\r\nNorvane');
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:one');
});

test('a download that gets no file gives the data of the reply and saves nothing', async () => {
  reply = () => Response.json({ ...envelope, result: 'success', data: { jobId: 'j' } });
  await expect(downloadFile<{ jobId: string }>('POST', '/project/export', {})).resolves.toEqual({ jobId: 'j' });
  expect(link.click).not.toHaveBeenCalled();
});

test('a refused download is shown with its reason', async () => {
  reply = () =>
    Response.json(
      { ...envelope, result: 'error', errorCode: 'notPermitted', errorMessage: 'You may not do that.' },
      { status: 403 },
    );
  await expect(downloadFile('GET', '/job/get-file/j')).rejects.toMatchObject({ code: 'notPermitted', status: 403 });
  expect(shown.showWarning).toHaveBeenCalledWith('You may not do that.');
});

test('a download that breaks off saves no file', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network')) });
  reply = () => new Response(body, { headers: { 'content-disposition': 'attachment; filename="a.csv"' } });
  await expect(downloadFile('GET', '/job/get-file/j')).rejects.toMatchObject({ result: 'no-connection' });
  expect(link.click).not.toHaveBeenCalled();
});

test('a downloaded file keeps its name, whether quoted, plain or in another script', () => {
  expect(attachedName('attachment; filename="a \\"b\\".csv"')).toBe('a "b".csv');
  expect(attachedName('attachment; filename=plain.xlsx')).toBe('plain.xlsx');
  expect(attachedName(`attachment; filename="Kunden.csv"; filename*=UTF-8''%C3%9Cbersicht.csv`)).toBe('Übersicht.csv');
  expect(attachedName('attachment')).toBe('file');
  expect(attachedName('inline; filename="a.csv"')).toBeNull();
  expect(attachedName(null)).toBeNull();
});
