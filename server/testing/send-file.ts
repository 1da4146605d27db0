import type { Envelope } from '@mandate/contract/envelope.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A reply to a file that was sent. */
export interface FileAnswer<Data> extends Envelope<Data> {
  status: number;
}

/**
 * Sends a file as a form to be read for an import.
 * @param fields of the form beside the file
 */
export async function sendFile<Data = unknown>(
  app: TestApp,
  person: Person,
  noun: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): Promise<FileAnswer<Data>> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('file', new Blob([content]), name);
  const headers = { authorization: `Bearer ${person.token}` };
  const response = await fetch(`${app.url}/${noun}/prepare-import`, { method: 'POST', headers, body });
  const envelope = (await response.json()) as Envelope<Data>;
  app.secrets.add(person.token);
  if (response.status === 500)
    throw new Error(`the file failed: ${app.log.findLast((line) => line.includes('failed'))}`);
  return { ...envelope, status: response.status };
}
