import type { AttentionKind, AttentionRow, ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../src/business/company-day.ts';
import { startTestApp } from '../test-app.ts';
import { type Person, signIn } from './people.ts';
import { savePersonnel, saveProject, work } from './records.ts';

/** A firm whose control panel is looked at: somebody of every role, and the day it is there. */
export type PanelFirm = Awaited<ReturnType<typeof startPanelFirm>>;

/** Starts an application with somebody of every role; the EDITOR and one GUEST are people of the firm. */
export async function startPanelFirm() {
  const app = await startTestApp();
  const { db, pool } = app.database;
  const sql = (text: string, values: unknown[] = []) => pool.query(text, values);
  // The day of the firm is that of its people, at whatever hour the tests run.
  await sql("update parameters set value = to_jsonb('UTC'::text) where key = 'company.timeZone'");
  const sa = await signIn(app, 'SA');
  const admin = await signIn(app, 'ADMIN');
  const editor = await signIn(app, 'EDITOR');
  const member = await signIn(app, 'GUEST', 'The member');
  const waiting = await signIn(app, 'GUEST', 'Who waits');
  const editorsPerson = (await savePersonnel(sa, { userId: editor.id })).id;
  const guestsPerson = (await savePersonnel(sa, { userId: member.id })).id;
  let today = await companyDay(db);
  return {
    ...{ app, sql, sa, admin, editor, member, waiting, editorsPerson, guestsPerson },
    /** The day it is where the firm is. */
    get today() {
      return today;
    },
    /** A day before or after it. */
    on: (days: number) => addDays(today, days),
    /** Takes out what an earlier test left. */
    async empty(): Promise<void> {
      await sql('truncate attention_snoozes');
      await sql('update projects set deleted_at = now(), deletion_id = gen_random_uuid()');
      today = await companyDay(db);
    },
    async setZone(zone: string): Promise<void> {
      await sql("update parameters set value = to_jsonb($1::text) where key = 'company.timeZone'", [zone]);
      today = await companyDay(db);
    },
    /** A project in a status, with columns set as no step would: what it takes to come there is tested where that is. */
    async projectIn(status: string, columns: Record<string, unknown> = {}, values: object = {}) {
      const made = await saveProject(sa, values);
      const names = ['status', ...Object.keys(columns)];
      const set = names.map((name, index) => `${name} = $${index + 2}`).join();
      await sql(`update projects set ${set} where id = $1`, [made.id, status, ...Object.values(columns)]);
      await sql("update project_lines set unit_price = null where description = 'To be priced'");
      return made;
    },
  };
}

/** A line somebody still has to price: a save takes none, a line whose service lost its price is one. */
export const unpriced = (values: object = {}) => work({ description: 'To be priced', ...values });

/** The control panel as somebody is told it. */
export async function panelOf(person: Person, zone = 'UTC'): Promise<ControlPanel> {
  return (await person.get<ControlPanel>('/control-panel/get', { 'x-time-zone': zone })).data;
}

/** What of it needs attention. */
export async function attentionOf(person: Person): Promise<AttentionRow[]> {
  return (await panelOf(person)).attention?.rows ?? [];
}

/** Why it does. */
export async function kindsOf(person: Person): Promise<AttentionKind[]> {
  return (await attentionOf(person)).map(({ kind }) => kind);
}
