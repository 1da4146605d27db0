import type { PublicDocument } from '@mandate/contract/documents/public-document.ts';
import type { TestApp } from '../test-app.ts';
import { callsTo, type Reply, type SentHeaders } from './call.ts';
import { type QuoteToSend, quoteToSend, send, tokenIn } from './sent-quote.ts';

/** Who answers in tests. */
export const answerer = 'Hedda Storm';

/** A quote of 3,600 with an option of 1,800, and what makes the link of its first contact work. */
export interface LinkedQuote extends QuoteToSend {
  token: string;
  option: string;
}

/** Issues a quote and sends it, of a project with these values. */
export async function linkedQuote(
  person: Parameters<typeof quoteToSend>[0],
  values: object = {},
): Promise<LinkedQuote> {
  const ready = await quoteToSend(person, values);
  return { ...ready, token: tokenIn(await send(person, ready)), option: ready.project.lines[1]?.id ?? '' };
}

/** What who holds a link can ask for. */
interface LinkCalls {
  ask(verb: string, body: object, headers?: SentHeaders): Promise<Reply<PublicDocument>>;
  accept(token: string, values?: object, headers?: SentHeaders): Promise<Reply<PublicDocument>>;
  decline(token: string, values?: object, headers?: SentHeaders): Promise<Reply<PublicDocument>>;
}

/** The calls of who holds a link to a quote of 3,600. */
export function linkCalls(app: TestApp): LinkCalls {
  const ask: LinkCalls['ask'] = (verb, body, headers = {}) =>
    callsTo(app).post<PublicDocument>(`/public-document/${verb}`, body, headers);
  return {
    ask,
    accept: (token, values = {}, headers = {}) =>
      ask(
        'accept',
        { token, name: answerer, position: 'Head of claims', gross: '3600', accepts: true, ...values },
        headers,
      ),
    decline: (token, values = {}, headers = {}) =>
      ask('decline', { token, name: answerer, reasonCode: 'price', reason: 'Too much for us', ...values }, headers),
  };
}

/** What is asked for by a link, call by call; the answers are of who was sent a quote of 3,600. */
export const linkBodies = {
  open: {},
  fetch: {},
  accept: { name: answerer, gross: '3600', accepts: true },
  decline: { name: answerer, reasonCode: 'price', reason: 'Too much for us' },
};

/** What a link is answered by each call, as one text: status, envelope and headers but for what differs by the moment. */
export function toldByLink(link: LinkCalls, token: string, sent: SentHeaders = {}): Promise<string[]> {
  return Promise.all(
    Object.entries(linkBodies).map(async ([verb, body]) => {
      const { status, headers, errorCode, errorMessage, data } = await link.ask(verb, { token, ...body }, sent);
      const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
      return JSON.stringify({ status, errorCode, errorMessage, data, kept });
    }),
  );
}
