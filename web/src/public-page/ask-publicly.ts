import { type OfferEnd, offerEnds } from '@mandate/contract/documents/offer-ends.ts';
import type { EndedDocument } from '@mandate/contract/documents/public-document.ts';
import { type PaperLanguage, paperLanguages } from '@mandate/contract/paper/document-kinds.ts';
import type { Envelope } from '@mandate/contract/replies/envelope.ts';

/** The calls behind a link. */
export type PublicCall = 'open' | 'accept' | 'decline' | 'fetch';

/** Why a call was not answered: the link is no longer valid, its document ended, it was asked too often, nothing came back, another refusal by its code, or a fault. */
export interface PublicRefusal {
  why: 'notValid' | OfferEnd | 'tooMany' | 'connection' | 'refused' | 'server';
  /** The code of the refusal; empty where there is none. */
  code: string;
  /** Of the firm whose link it was, where it is told. */
  firm: string;
  /** Of the document, where it is told. */
  language: PaperLanguage | null;
  /** What who accepted a version goes on being told of it. */
  accepted?: EndedDocument['accepted'];
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
  if (status === 404) return failed('notValid', errorCode ?? '', data);
  if (errorCode === 'documentNotCurrent')
    return failed(offerEnds.find((end) => end === told(data, 'ended')) ?? 'superseded', errorCode, data);
  if (status === 429) return failed('tooMany');
  return status >= 500 ? failed('server') : failed('refused', errorCode ?? '');
}

/** What a refusal tells besides, by its name. */
function told(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : null;
}

function failed(why: PublicRefusal['why'], code = '', data: unknown = null): { refusal: PublicRefusal } {
  const firm = told(data, 'firm');
  const language = paperLanguages.find((known) => known === told(data, 'language')) ?? null;
  const accepted = told(data, 'accepted') as EndedDocument['accepted'] | null;
  return {
    refusal: { why, code, firm: typeof firm === 'string' ? firm : '', language, ...(accepted && { accepted }) },
  };
}
