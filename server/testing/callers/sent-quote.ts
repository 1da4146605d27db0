import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type {
  DocumentLinks,
  DocumentSending,
  SendRequest,
  SentDocument,
} from '@mandate/contract/documents/send-request.ts';
import type { Calls, Reply } from './call.ts';
import { issued, quotable } from './quotable.ts';
import { type ProjectRecord, saveCustomer } from './records.ts';

/** A quote that was issued for a customer with three contacts, the last without an address. */
export interface QuoteToSend {
  project: ProjectRecord;
  quote: DocumentDetail;
  contacts: { id: string; lastName: string }[];
}

/** Issues a quote that can be sent, of a project with these values. */
export async function quoteToSend(person: Calls, values: object = {}): Promise<QuoteToSend> {
  const customer = await saveCustomer(person, {
    ...{ name: 'Norvane Mutual', countryCode: 'DE', city: 'Kassel' },
    contacts: [
      { firstName: 'Hedda', lastName: 'Storm', email: 'storm@norvane.example', isPrimary: true },
      { firstName: 'Ruben', lastName: 'Ostrow', email: 'ostrow@norvane.example' },
      { firstName: 'Tomas', lastName: 'Arvid' },
    ],
  });
  const project = await quotable(person, { customerId: customer.id, ...values });
  const { contacts } = customer as unknown as { contacts: QuoteToSend['contacts'] };
  return { project, quote: await issued(person, project), contacts };
}

/** Sends a document to contacts, `values` over a subject, a text and a link. */
export function send(
  person: Calls,
  { quote, contacts }: Pick<QuoteToSend, 'quote' | 'contacts'>,
  values: Partial<SendRequest> = {},
): Promise<Reply<SentDocument>> {
  return person.post<SentDocument>(`/document/send/${quote.id}`, {
    contactIds: contacts.slice(0, 1).map(({ id }) => id),
    subject: 'Quote {number}, revision {revision}',
    body: 'Dear {contact},\n\nread it here: {link}\n\n{sender}',
    withLink: true,
    attach: true,
    ...values,
  });
}

/** What makes the link of a sending work. */
export function tokenIn({ data }: Reply<SentDocument>, at = 0): string {
  return data.links[at]?.link.split('#')[1] ?? '';
}

/** Sends a new quote to its first contact. @returns what makes the link work */
export async function sentToken(person: Calls): Promise<string> {
  return tokenIn(await send(person, await quoteToSend(person)));
}

/** Sends a new quote to its first contact. @returns the id of the link */
export async function sentLink(person: Calls): Promise<string> {
  const ready = await quoteToSend(person);
  await send(person, ready);
  const { data } = await person.get<DocumentLinks>(`/document/get-links/${ready.quote.id}`);
  return data.links[0]?.id ?? '';
}

/** The first contact a document can be sent to. */
export async function firstContact(person: Calls, documentId: string): Promise<string> {
  const { data } = await person.get<DocumentSending>(`/document/get-sending/${documentId}`);
  return data.contacts[0]?.id ?? '';
}
