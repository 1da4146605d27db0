import type { Reply } from '../callers/call.ts';

/** Stands in what is generated for an id that is chosen when it is sent: of what, and which of them. */
const marks = /@([\w-]+)#(\d+)/g;

/** What points to a record of another kind than it is called by. */
const kinds: Record<string, string> = {
  accountManagerId: 'personnel',
  projectManagerId: 'personnel',
  managerId: 'personnel',
  userId: 'account',
  parentId: 'service-category',
  categoryId: 'service-category',
  basePlaceId: 'place',
  recordId: 'project',
};

/** A mark for an id by the name of the field it is for. */
export function idMark(name: string, place: number): string {
  return `@${name === '' ? 'id' : name}#${place}`;
}

/** What calls were told of so far: later ones are made on it. */
export class FuzzPools {
  readonly #ids = new Map<string, string[]>();
  readonly #records = new Map<string, object>();

  /** Takes what a reply tells of a noun: its records, receipts, imports and jobs. */
  note(noun: string, { status, data }: Pick<Reply, 'status' | 'data'>): void {
    if (status !== 200 || typeof data !== 'object' || data === null) return;
    const told = data as Record<string, unknown>;
    for (const [name, value] of Object.entries(told)) {
      if (typeof value !== 'string') continue;
      if (name === 'id') this.#add(noun, value);
      if (/^(receipt|importId|batchId|jobId)$/.test(name)) this.#add(name, value);
    }
    for (const row of Array.isArray(told.rows) ? told.rows : []) {
      const { id } = row as { id?: unknown };
      if (typeof id === 'string') this.#add(noun, id);
    }
    if (typeof told.id === 'string' && typeof told.version === 'number') this.#records.set(noun, told);
  }

  /** A record of a noun as it was replied last. */
  record(noun: string): object | null {
    return this.#records.get(noun) ?? null;
  }

  /** Puts ids where marks stand. */
  fill(text: string, noun: string): string {
    return text.replace(marks, (_, name: string, place: string) => this.#id(name, noun, Number(place)));
  }

  #id(name: string, noun: string, place: number): string {
    const one = name.replace(/Ids?$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const kind = [name, kinds[name] ?? '', one, name === 'batchId' ? 'receipt' : noun, 'project'].find((each) =>
      this.#ids.has(each),
    );
    const ids = this.#ids.get(kind ?? '') ?? [];
    return ids[place % ids.length] ?? '018f3a4e-0000-7000-8000-000000000000';
  }

  #add(kind: string, id: string): void {
    const ids = this.#ids.get(kind) ?? [];
    if (ids.length < 200 && !ids.includes(id)) ids.push(id);
    this.#ids.set(kind, ids);
  }
}
