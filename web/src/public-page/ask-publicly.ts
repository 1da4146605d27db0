import type { Envelope } from '@mandate/contract/replies/envelope.ts';

/** The calls behind a link. */
export type PublicCall = 'open' | 'accept' | 'decline' | 'fetch';

/** Why a call was not answered: the link or its document is no longer valid, the next revision is to come, it was asked too often, nothing came back, another refusal by its code, or a fault. */
export interface PublicRefusal {
  why: 'notValid' | 'notCurrent' | 'revised' | 'tooMany' | 'connection' | 'refused' | 'server';
  /** The code of the refusal; empty where there is none. */
  code: string;
  /** Of the firm whose link it was, where it is told. */
  firm: string;
}

type Answer<Data> = { data: Data } | { refusal: PublicRefusal };

/** Makes a call with the token in its body. It never throws: what went wrong is in the answer. */
export async function askPublicly<Data>(call: PublicCall, body: { token: string }): Promise<Answer<Data>> {
  const response = await post(call, body);
  if (!response) return failed('connection');
  try {
    const envelope: Envelope = await response.json();
    return envelope.result === 'success' ? { data: envelope.data as Data } : refusalOf(response.status, envelope);
  } catch {
    return failed(response.ok ? 'connection' : 'server');
  }
}

/** The bytes that a call answers with; null if they do not come. */
export async function fetchBytes(token: string, what: 'pdf' | 'logo'): Promise<Blob | null> {
  const response = await post('fetch', { token, what });
  if (!response?.ok) return null;
  return response.blob().catch(() => null);
}

async function post(call: PublicCall, body: object): Promise<Response | null> {
  const headers = { 'content-type': 'application/json', accept: '*/*' };
  const sent = { method: 'POST', headers, body: JSON.stringify(body), credentials: 'omit', cache: 'no-store' } as const;
  return fetch(`/public-document/${call}`, sent).catch(() => null);
}

function refusalOf(status: number, { data, errorCode }: Envelope): { refusal: PublicRefusal } {
  if (status === 404) return failed('notValid', errorCode ?? '', firmIn(data));
  if (errorCode === 'documentNotCurrent') return failed(isRevised(data) ? 'revised' : 'notCurrent', errorCode);
  if (status === 429) return failed('tooMany');
  return status >= 500 ? failed('server') : failed('refused', errorCode ?? '');
}

function isRevised(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isRevised' in data;
}

function firmIn(data: unknown): string {
  const told = typeof data === 'object' && data !== null && 'firm' in data ? data.firm : null;
  return typeof told === 'string' ? told : '';
}

function failed(why: PublicRefusal['why'], code = '', firm = ''): { refusal: PublicRefusal } {
  return { refusal: { why, code, firm } };
}
