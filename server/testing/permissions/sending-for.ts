import { uuidV7 } from '../../src/database/uuid-v7.ts';
import { saved } from '../callers/records.ts';
import { pngPicture } from '../files/pictures.ts';
import { batchOf, bodyFor, changedBody } from './body-for.ts';
import { makerOf, type Stage } from './matrix-people.ts';
import type { MatrixRow } from './permission-matrix.ts';
import { priceChange } from './price-changes.ts';
import { newFileForm, removeFirst, targetFor } from './target-for.ts';

/** What is sent: the address with the id of its record, and the body. */
export interface Sending {
  method: string;
  path: string;
  /** A text or bytes are a form, of parts divided by `x`. */
  body: object | string | Uint8Array<ArrayBuffer> | undefined;
}

/** Whether a call is about all records of a kind that are in reach. */
function isOnMany({ call }: Pick<MatrixRow, 'call'>): boolean {
  return call.includes('-bulk');
}

/** Makes the record a row of the matrix is about, and the call on it. */
export async function sendingFor(stage: Stage, { call, on }: MatrixRow): Promise<Sending> {
  const [method = '', path = ''] = call.split(' ');
  const noun = path.split('/')[1] ?? '';
  // There is one in reach whatever was tried before.
  const what = ['view', 'note'].includes(noun) && isOnMany({ call }) ? `an own ${noun}` : on;
  if (on === 'a file') return { method, path, body: fileForm };
  if (on === 'a picture') return { method, path, body: pictureForm() };
  if (path.includes(':sha256')) return { method, path: await ofPicture(stage, path), body: undefined };
  if (on === 'a new file') return { method, path, body: newFileForm(stage, 'other') };
  if (on === 'an own import') return onImport(stage, method, path, noun);
  const id = on.startsWith('a new ') ? null : await targetFor(stage, noun, what, path);
  const isUndone = id !== null && path.includes('/undo/:id');
  if (isUndone)
    await saved(isOfMaker(on) ? makerOf(stage) : stage.keeper, noun, await changedBody(stage, noun, on, id));
  const ofPrices = /-(raise|reread)\//.test(path);
  const batch = () => (ofPrices ? priceChange(stage, noun, id) : batchOf(stage, noun, on));
  const batchId = path.includes(':batchId') ? await batch() : '';
  if (id !== null && (path.includes('/undelete/') || on.startsWith('a removed') || on === 'to restore'))
    await removeFirst(stage, noun, what, id);
  const hasBody = method === 'POST' || /-(password|layout|default)$/.test(path);
  return {
    method,
    path:
      path === '/view/get-layouts'
        ? `${path}?list=customer`
        : `${path
            .replace(':id', id ?? '')
            .replace(':a/:b', `${id}/${id}`)
            .replace(':batchId', batchId)}${queries[path] ?? ''}`,
    body: isUndone ? { version: 2 } : hasBody ? await bodyFor(stage, path, on, id) : undefined,
  };
}

/** What calls ask for in their addresses. */
const queries: Record<string, string> = {
  '/project/explain/:id': '?field=gross',
  '/project/check-step/:id': '?to=quoted',
  '/dashboard/explain': '?figure=backlog',
  '/search/find': '?q=a',
  '/absence/get-year': '?year=2026',
  '/week/get': '?week=2026-03-02',
  '/week/find-lines': '?week=2026-03-02',
};

const fileForm = [
  ...['--x', 'Content-Disposition: form-data; name="file"; filename="a.csv"', '', 'Tags,Id', 'one,', '--x--', ''],
].join('\r\n');

function pictureForm(): Uint8Array<ArrayBuffer> {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  return Buffer.concat([Buffer.from(head), pngPicture(), Buffer.from('\r\n--x--\r\n')]);
}

/** The address of a picture that is there. */
async function ofPicture({ keeper }: Stage, path: string): Promise<string> {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const { data } = await keeper.send('POST', '/parameter/upload-picture', pictureForm(), type);
  return path.replace(':sha256', (data as { sha256: string }).sha256);
}

/** A call on a file with enough rows that its import is a job; who may bring none tries with one that is not there. */
async function onImport({ app, me }: Stage, method: string, path: string, noun: string): Promise<Sending> {
  const importId = uuidV7();
  const state = path.includes('undo') ? 'done' : 'prepared';
  const { pool } = app.database;
  if (me.person) {
    const text = `insert into imports (id, account_id, entity, file_name, headers, row_count, state)
      values ($1, $2, $3, 'a.csv', '{Tags}', 501, $4)`;
    await pool.query(text, [importId, me.person.id, noun, state]);
    await pool.query('insert into import_rows (import_id, row, cells) values ($1, 2, \'["one"]\')', [importId]);
  }
  const mapping = [{ header: 'Tags', field: 'tags' }];
  const request = { importId, mapping, matchBy: null, onError: 'skip', dryRun: true };
  const repair = { cells: [{ row: 2, column: 'Tags', value: 'two' }] };
  const body = path.endsWith('/import') ? request : path.includes('repair') ? repair : {};
  return { method, path: path.replace(/:\w+/, importId), body: method === 'POST' ? body : undefined };
}

function isOfMaker(on: string): boolean {
  return on.includes('own view') || on === 'an own note';
}
