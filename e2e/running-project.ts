import { weekOf } from '@mandate/contract/time/week.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import type { Locator, Page } from '@playwright/test';
import { call } from './test.ts';

/** A record as it was stored. */
export interface Saved {
  id: string;
  version: number;
}

/** The first day of this week where the browser of a journey is. */
export const thisWeek = weekOf(dayIn(new Date(), 'Europe/Rome'), 1);

let made = 0;

/**
 * Makes a project that runs, by hours, with a line for each description, all planned for one person.
 * @param page of an administrator
 */
export async function runningProject(page: Page, personnelId: string, descriptions: readonly string[], values = {}) {
  made += 1;
  const sold = { unit: 'hour', quantity: '400', unitPrice: '90', unitCost: '50' };
  const lines = descriptions.map((description) => ({ type: 'service', description, personnelId, ...sold }));
  const dates = {
    ...{ startDate: addDays(thisWeek, -120), endDate: addDays(thisWeek, 200) },
    ...{ quoteValidUntil: addDays(thisWeek, 100), contractSignedOn: addDays(thisWeek, -121) },
  };
  const name = `Booked ${Date.now()} ${made}`;
  const wanted = { name, isInternal: true, projectManagerId: personnelId, ...dates, ...values, lines };
  const project = await call<Saved>(page, 'POST', '/project/save', wanted);
  let { version } = project;
  for (const to of ['quoted', 'approved']) {
    const step = { to, version, acknowledged: ['costMissing'] };
    ({ version } = await call<Saved>(page, 'POST', `/project/transition/${project.id}`, step));
  }
  const stored = await call<{ lines: Saved[] }>(page, 'GET', `/project/get-by-id/${project.id}`);
  return { id: project.id, name, lineIds: stored.lines.map(({ id }) => id) };
}

/** Takes somebody into the firm who works 40 hours a week. @param page of an administrator */
export async function newWorker(page: Page, lastName: string): Promise<Saved> {
  made += 1;
  const workEmail = `kofi-${Date.now()}-${made}@mandate.example`;
  const worker = { workEmail, weeklyHours: '40', hiredOn: addDays(thisWeek, -400) };
  const person = { firstName: 'Kofi', lastName: `${lastName} ${Date.now()}`, ...worker };
  return call<Saved>(page, 'POST', '/personnel/save', person);
}

/** Somebody of the firm by the address of their account. */
export async function personOf(page: Page, workEmail: string): Promise<string> {
  const asked = { search: workEmail, pageSize: 1 };
  const { rows } = await call<{ rows: Saved[] }>(page, 'POST', '/personnel/get-grid', asked);
  if (!rows[0]) throw new Error(`Nobody has the address ${workEmail}`);
  return rows[0].id;
}

/** Somebody's week as it is stored. */
export function storedWeek(page: Page, personnelId: string, week = thisWeek): Promise<WeekDetail> {
  return call<WeekDetail>(page, 'GET', `/week/get?${new URLSearchParams({ week, personnelId })}`);
}

/** Seconds of every entry of somebody's week, each with its day from 0, in that order. */
export async function secondsByDay(page: Page, personnelId: string, week = thisWeek): Promise<[number, number][]> {
  const { rows, days } = await storedWeek(page, personnelId, week);
  const all = rows.flatMap(({ entries }) => entries);
  return all
    .map(({ date, seconds }): [number, number] => [days.findIndex((day) => day.date === date), seconds])
    .sort(([one, first], [other, second]) => one - other || first - second);
}

/** The row of a line in the week that is shown. */
export function rowOf(page: Page, line: string): Locator {
  return page.getByRole('grid', { name: 'The week' }).getByRole('row').filter({ hasText: line });
}

/** The cell of a line on a day, from 0. */
export function cellOf(page: Page, line: string, day: number): Locator {
  return rowOf(page, line).getByRole('gridcell').nth(day);
}

/** Types into a cell and takes it. */
export async function typeIn(page: Page, line: string, day: number, text: string): Promise<void> {
  await cellOf(page, line, day).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}
