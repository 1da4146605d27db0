import { copyName } from './draft-store.ts';

/** What is typed on a page and is not saved. */
export interface KeptWork<Work> {
  work: Work;
  /** When it was typed (ISO 8601). */
  at: string;
}

// Beside the copies of drafts, and with them forgotten when the person signs out.
const nameOf = (userId: string, page: string) => copyName(userId, `work ${page}`);

/** Keeps what is typed on a page that is no record, in this browser alone. @param work null forgets it; @returns when it was kept, or null */
export function keepWork(userId: string, page: string, work: unknown): string | null {
  const name = nameOf(userId, page);
  if (work === null) localStorage.removeItem(name);
  else {
    const at = new Date().toISOString();
    try {
      localStorage.setItem(name, JSON.stringify({ work, at }));
      return at;
    } catch {
      // Without room it lasts as long as the page.
    }
  }
  return null;
}

/** What this browser keeps of a person's work on a page; null for nothing. */
export function readWork<Work>(userId: string, page: string): KeptWork<Work> | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(userId, page)) ?? 'null') as KeptWork<Work> | null;
  } catch {
    return null;
  }
}

/** The pages whose names begin so of which this browser keeps a person's work, the one typed last at the end. */
export function pagesWithWork(userId: string, beginning: string): string[] {
  const prefix = nameOf(userId, '');
  const pages = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  const at = (page: string) => readWork(userId, page)?.at ?? '';
  return pages.filter((page) => page.startsWith(beginning)).sort((one, other) => at(one).localeCompare(at(other)));
}
