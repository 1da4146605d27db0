import { keepWork, pagesWithWork, readWork } from '../../../lib/drafts/kept-work.ts';
import { broughtBack } from '../state/sending.ts';
import { isUnsaved, noWork, type WeekWork } from '../state/week-work.ts';

const beginning = (personnelId: string) => `week ${personnelId} `;

// Each tab keeps its own, so that none writes over what another has not sent yet.
function tabId(): string {
  const name = 'week-tab';
  const id = sessionStorage.getItem(name) ?? crypto.randomUUID();
  sessionStorage.setItem(name, id);
  return id;
}

/** Keeps what is not stored of a week in this browser. @returns whether it could */
export function keepWeek(userId: string, personnelId: string, week: string, work: WeekWork): boolean {
  const page = `${beginning(personnelId)}${week} ${tabId()}`;
  const kept = isUnsaved(work) ? { ...work, acts: [] } : null;
  return keepWork(userId, page, kept) !== null || kept === null;
}

/** Takes what any tab of this browser left unstored of a week: it is kept by this one from now on. */
export function takeKeptWeek(userId: string, personnelId: string, week: string): WeekWork {
  const pages = pagesWithWork(userId, `${beginning(personnelId)}${week} `);
  const all = pages.map((page) => readWork<WeekWork>(userId, page)?.work ?? noWork).map(withoutFlight);
  for (const page of pages) keepWork(userId, page, null);
  return all.reduce(together, noWork);
}

/** The weeks of a person of which something is kept in this browser. */
export function keptWeeks(userId: string, personnelId: string): string[] {
  const pages = pagesWithWork(userId, beginning(personnelId));
  return [...new Set(pages.map((page) => page.slice(beginning(personnelId).length).split(' ')[0] ?? ''))].sort();
}

// Nobody knows whether it was stored: the week that is read next tells.
function withoutFlight(work: WeekWork): WeekWork {
  const empty = { week: '', personnelId: '', personnelLabel: '', state: 'open' } as const;
  const stored = { ...empty, version: 0, returnedReason: null, returned: null, target: 0, days: [], rows: [] };
  return broughtBack({ stored, work }).work;
}

function together(one: WeekWork, other: WeekWork): WeekWork {
  const ids = new Set(other.changes.map(({ id }) => id));
  const rows = new Set(other.addedRows.map(({ line }) => line.id));
  return {
    ...noWork,
    changes: [...one.changes.filter(({ id }) => !ids.has(id)), ...other.changes],
    unread: { ...one.unread, ...other.unread },
    addedRows: [...one.addedRows.filter(({ line }) => !rows.has(line.id)), ...other.addedRows],
  };
}
