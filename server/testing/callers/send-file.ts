import type { Envelope } from '@mandate/contract/replies/envelope.ts';
import type { TestApp } from '../test-app.ts';
import type { Person } from './people.ts';

/** A reply to a file that was sent. */
export interface FileAnswer<Data> extends Envelope<Data> {
  status: number;
}

/**
 * Sends a file as a form to be read for an import.
 * @param fields of the form beside the file
 */
export function sendFile<Data = unknown>(
  app: TestApp,
  person: Person,
  noun: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): Promise<FileAnswer<Data>> {
  return sendForm(app, person, `/${noun}/prepare-import`, name, content, fields);
}

/**
 * Sends a file as a form to a call.
 * @param sent headers beside the usual
 */
export async function sendForm<Data = unknown>(
  app: TestApp,
  person: Pick<Person, 'token'>,
  path: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
  sent: Record<string, string> = {},
): Promise<FileAnswer<Data>> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('file', new Blob([content]), name);
  const headers = { authorization: `Bearer ${person.token}`, ...sent };
  const response = await fetch(app.url + path, { method: 'POST', headers, body });
  const envelope = (await response.json()) as Envelope<Data>;
  app.secrets.add(person.token);
  if (response.status === 500)
    throw new Error(`the file failed: ${app.log.findLast((line) => line.includes('failed'))}`);
  return { ...envelope, status: response.status };
}
