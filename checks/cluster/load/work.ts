import { randomUUID } from 'node:crypto';
import { uuidV7 } from '../../../server/src/database/uuid-v7.ts';
import { acknowledge, type SavedRecord, type SaveLedger, send } from './save-ledger.ts';
import type { Visitor } from './visitor.ts';

/** What everybody's doings leave behind, by which it is found out in the end whether all of it is there once. */
export interface Doings {
  saves: SaveLedger;
  /** The addresses of mails whose order was acknowledged. */
  mails: string[];
  /** The ids of jobs whose order was acknowledged. */
  jobs: string[];
  /** Records that were not in the list of whoever had just saved them, a sentence each. */
  unseen: string[];
}

/** One thing somebody does; it is done over and over. */
export type Work = (visitor: Visitor, doings: Doings) => Promise<void>;

/** How often a record is saved. */
const savesEach = 4;
const line = { type: 'service', description: 'Work', quantity: '2', unit: 'day', unitPrice: '800' };

interface Reply {
  id: string;
  version: number;
  name: string;
}

async function save(visitor: Visitor, record: SavedRecord, name: string, values: object): Promise<void> {
  send(record, name);
  const { id, entity } = record;
  const body = { id, ...values, name };
  const call = { path: `/${entity}/save`, purpose: 'write', body, key: randomUUID() } as const;
  acknowledge(record, await visitor.call<Reply>(call));
}

/** Saves a new record under an id of its own, and then again and again. */
function saving(entity: SavedRecord['entity'], first: object): Work {
  return async (visitor, { saves, unseen }) => {
    const mark = randomUUID();
    const record = saves.begin(entity, uuidV7(), mark);
    await save(visitor, record, `Kept ${mark} 1`, first);
    for (let count = 2; count <= savesEach; count += 1)
      await save(visitor, record, `Kept ${mark} ${count}`, { version: record.acknowledged?.version });
    const name = record.acknowledged?.name ?? '';
    const filter = { all: [{ field: 'name', operator: 'is', value: name }] };
    const list = {
      path: `/${entity}/get-grid`,
      purpose: 'read',
      body: { filter, pageSize: 1, total: 'none' },
    } as const;
    const { rows } = await visitor.call<{ rows: object[] }>(list);
    if (rows.length === 0) unseen.push(`${entity} ${name}`);
  };
}

export const saveCustomers = saving('customer', { city: 'Basel', countryCode: 'CH' });
export const saveProjects = saving('project', { isInternal: true, lines: [line, line, line] });

const pages = ['customer', 'project', 'service', 'personnel'];
let turn = 0;

/** Looks through lists, at a record and at the dashboard. */
export const read: Work = async (visitor) => {
  turn += 1;
  const noun = pages[turn % pages.length] ?? 'customer';
  const page = { page: (turn % 3) + 1, pageSize: 20 };
  const list = { path: `/${noun}/get-grid`, purpose: 'read', body: page } as const;
  const { rows } = await visitor.call<{ rows: { id: string }[] }>(list);
  const [first] = rows;
  if (first) await visitor.call({ path: `/${noun}/get-by-id/${first.id}`, purpose: 'read' });
  if (turn % 20 === 0) await visitor.call({ path: '/dashboard/get?compare=none', purpose: 'read' });
};

/** Where those are who are invited, and nobody else. */
export const invitedDomain = '@client.example';

/** Invites somebody: a mail goes to an address no other mail goes to. */
export const invite: Work = async (visitor, { mails }) => {
  const email = `${randomUUID()}${invitedDomain}`;
  const call = {
    path: '/account/save',
    purpose: 'write',
    body: { fullName: 'Some Body', email },
    key: randomUUID(),
  } as const;
  await visitor.call(call);
  mails.push(email);
};

/** Asks for a file of customers that takes a job. */
export const exportCustomers: Work = async (visitor, { jobs }) => {
  const body = { query: { sort: [{ field: 'name', direction: 'asc' }] }, format: 'csv' };
  const call = { path: '/customer/export', purpose: 'write', body, key: randomUUID() } as const;
  const asked = await visitor.call<{ jobId: string } | null>(call);
  if (asked !== null) jobs.push(asked.jobId);
};
