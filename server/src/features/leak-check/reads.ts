import type { FastifyInstance } from 'fastify';
import { tokenOf, type Viewer } from './viewers.ts';

/** A call that changes nothing. */
export interface Read {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** What came back. */
export interface Told {
  viewer: Viewer;
  read: Read;
  status: number;
  data: unknown;
  /** What is said in sentences. */
  sentences: string[];
}

const anyWeek = '?week=2026-03-02';

/** What reads ask for in their addresses that tell nothing without: of every kind of record there is some that begins so. */
const asked: Record<string, readonly string[]> = {
  '/absence/get-year': ['?year=2025', '?year=2026', '?year=2027'],
  '/week/get': [anyWeek, `${anyWeek}&personnelId={id}`],
  '/week/find-lines': [anyWeek, `${anyWeek}&personnelId={id}`],
  '/search/find': ['a', 'c', 'p', 's'].map((q) => `?q=${q}&perEntity=20`),
};

const copied = { from: '2026-03-02', to: '2026-03-09', withTime: true };

/** What is asked by POST though it changes nothing: with its bodies. */
const questions: Record<string, readonly object[]> = {
  '/week/copy': [copied, { ...copied, personnelId: '{id}' }],
};

/**
 * Every read the application declares: GETs, with `{id}` where an id stands, grids and their sums asked by POST, and questions with what they
 * ask.
 */
export function declaredReads(app: FastifyInstance): Read[] {
  return Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    (['GET', 'POST'] as const).flatMap((method): Read[] => {
      if (!Object.hasOwn(methods ?? {}, method.toLowerCase())) return [];
      if (method === 'POST' && path in questions)
        return (questions[path] ?? []).map((body) => ({ method, path, body }));
      if (!(method === 'GET' || isOfList(path))) return [];
      return (asked[path] ?? ['']).map((query) => ({ method, path: `${path}${query}` }));
    }),
  );
}

/** Whether a read names a record. */
export function isOfRecord(read: Read): boolean {
  return JSON.stringify(read).includes('{id}');
}

/** A read that names a record, of this one. */
export function readOf(read: Read, id: string): Read {
  return JSON.parse(JSON.stringify(read).replace('{id}', id)) as Read;
}

/** Whether a call asks for a list, or what it comes to. */
function isOfList(path: string): boolean {
  return path.endsWith('/get-grid') || isOfSums(path);
}

/** Whether a read is of a list, which is asked for page by page and by its fields. */
export function isPaged({ method, path }: Read): boolean {
  return method === 'POST' && isOfList(path);
}

/** Whether a call asks for what a list comes to. */
export function isOfSums(path: string): boolean {
  return path.endsWith('/get-sums');
}

/** The noun a call is about. */
export function entityOf({ path }: Read): string {
  return path.split('/')[1] ?? '';
}

/** The noun of the records a call that names one is asked about. */
export function askedAbout(read: Read): string {
  const ofPerson = /personnelId(=|":"){id}/.test(JSON.stringify(read));
  return ofPerson ? 'personnel' : entityOf(read);
}

/** Makes a call inside the process, as somebody. */
export async function ask(app: FastifyInstance, viewer: Viewer, read: Read): Promise<Told> {
  const token = tokenOf(viewer);
  const {
    statusCode: status,
    body,
    headers,
  } = await app.inject({
    method: read.method,
    url: read.path,
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(read.body && { payload: read.body }),
  });
  // A file comes as it is: it tells that it is there, and what is in it.
  if (headers['content-disposition'] !== undefined)
    return { viewer, read, status, data: { id: read.path.split('/').at(-1), bytes: body }, sentences: [] };
  const { data, alerts, errorMessage } = JSON.parse(body) as {
    data: unknown;
    alerts: string[];
    errorMessage: string | null;
  };
  return { viewer, read, status, data, sentences: [...alerts, errorMessage ?? ''].filter((said) => said !== '') };
}

/** The ids of the rows a reply has, of a list. */
export function rowIds({ data }: Told): string[] {
  const { rows } = (data ?? {}) as { rows?: { id?: unknown }[] };
  return (rows ?? []).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}
