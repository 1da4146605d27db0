import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { uuidV7 } from '../../src/database/uuid-v7.ts';
import { startSession } from '../../src/features/session/start-and-end-session.ts';
import { accessTokenOf } from '../callers/people.ts';
import { saved, saveProject } from '../callers/records.ts';
import { firstContact, sentToken } from '../callers/sent-quote.ts';
import { makerOf, matrixPassword, newPerson, next, type Stage, savePersonnel } from './matrix-people.ts';
import { newBodies, newOne, rateOn } from './new-bodies.ts';
import { priceReceipt, raiseOf } from './price-changes.ts';
import { lastMonthsEnd, newEntry, weekOn } from './stored-entry.ts';
import { draftOf, place } from './target-for.ts';

const newPassword = 'marble otter in a quiet canoe';

/** The body of a call on what a phrase means. */
export async function bodyFor(stage: Stage, path: string, on: string, id: string | null): Promise<object> {
  const special = bodies[path];
  if (special) return special(stage, on, id);
  if (/\/get-(?:grid|sums)$/.test(path) || path.includes(':batchId')) return {};
  const noun = path.split('/')[1] ?? '';
  if (path.endsWith('/prepare-bulk')) return bulkWish(on);
  if (path.endsWith('/export')) return { query: {}, format: 'csv' };
  if (path.endsWith('/run-bulk')) return { receipt: await batchOf(stage, noun, on) };
  if (id === null) return newBodies[noun]?.(on) ?? {};
  return changedBody(stage, noun, on, id);
}

/** What a save of a record changes. */
export async function changedBody(stage: Stage, noun: string, on: string, id: string): Promise<object> {
  const reader = on.includes('own view') ? makerOf(stage) : stage.keeper;
  const { data } = await reader.get<{ version: number }>(`/${noun}/get-by-id/${id}`);
  return { id, version: data.version, ...(changes[noun]?.(stage, on) ?? { tags: ['changed'] }) };
}

/** What is to be done with every record of a kind that is in reach. */
function bulkWish(on: string): object {
  if (on === 'to edit') return { query: {}, action: 'edit', changes: { tags: { add: ['many'] } } };
  return on === 'to remove' ? { query: {}, action: 'remove' } : { query: { deleted: 'only' }, action: 'undelete' };
}

/** A receipt, or a run, of the person who tries; who may have none tries with one that is not there. */
export async function batchOf(stage: Stage, noun: string, on: string): Promise<string> {
  const { me } = stage;
  if (on.endsWith('hand-over')) return handOverOf(stage, on);
  const { data } = await me.calls.post<{ receipt?: string } | null>(`/${noun}/prepare-bulk`, bulkWish('to edit'));
  const receipt = data?.receipt;
  if (receipt !== undefined && on === 'an own run') await me.calls.post(`/${noun}/run-bulk`, { receipt });
  return receipt ?? uuidV7();
}

/** To whom somebody's only report goes. */
async function handOverWish({ keeper }: Stage, leaverId: string): Promise<object> {
  await savePersonnel(keeper, { managerId: leaverId });
  const to = (await savePersonnel(keeper)).id;
  return { id: leaverId, from: companyToday(), assignments: [{ kind: 'people', to }] };
}

/** A hand-over of the person who tries, reviewed or done; who may have none tries with one that is not there. */
async function handOverOf(stage: Stage, on: string): Promise<string> {
  const { me, keeper } = stage;
  const wish = await handOverWish(stage, (await savePersonnel(keeper)).id);
  const { data } = await me.calls.post<{ receipt?: string } | null>('/personnel/prepare-hand-over', wish);
  const receipt = data?.receipt;
  if (receipt !== undefined && on === 'an own hand-over') await me.calls.post('/personnel/hand-over', { receipt });
  return receipt ?? uuidV7();
}

/** What a save changes, by noun, where that is something else than its tags. */
const changes: Record<string, (stage: Stage, on: string) => object> = {
  account: ({ me }, on) => {
    if (on === 'the own role') return { role: me.identity === 'SA' ? 'ADMIN' : 'SA' };
    if (on === 'the own status') return { status: 'disabled' };
    const [, raised] = /raised to (\w+)/.exec(on) ?? [];
    if (raised) return { role: raised };
    return { fullName: 'Another Name' };
  },
  personnel: () => ({ lastName: 'Renamed' }),
  customer: () => ({ city: 'Rome' }),
  project: () => ({ name: 'Renamed' }),
  'service-category': () => ({ description: 'What it is for' }),
  'exchange-rate': () => ({ rate: '0.8' }),
  rate: () => ({ amount: '110' }),
  service: () => ({ name: 'Renamed' }),
  view: () => ({ name: 'Renamed' }),
  note: () => ({ kind: 'risk' }),
  parameter: (_stage, on) => (on.startsWith('the label') ? { label: 'Renamed' } : { value: 'After' }),
};

/** Bodies of the calls that are no list and no save. */
const bodies: Record<string, (stage: Stage, on: string, id: string | null) => object | Promise<object>> = {
  '/account/verify-account': async ({ app }) => ({
    username: (await newPerson(app, 'EDITOR')).email,
    password: matrixPassword,
  }),
  '/api/auth/register': () => ({
    email: `stranger.${next()}@mandate.example`,
    username: 'A stranger',
    password: newPassword,
  }),
  '/token/refresh': rememberedSession,
  '/token/refresh-access-token': async (stage) => ({ accessToken: (await rememberedSession(stage)).accessToken }),
  '/account/revoke-refresh-token': async (stage) => ({ refreshToken: (await rememberedSession(stage)).refreshToken }),
  '/account/forgot-password': async ({ app }) => ({ email: (await newPerson(app, 'EDITOR')).email }),
  '/account/set-password': async ({ keeper }) => {
    const newcomer = newBodies.account?.('a GUEST') ?? {};
    const { invitation } = await saved<{ invitation: { link: string } }>(keeper, 'account', newcomer);
    return { token: invitation.link.split('#')[1], password: newPassword };
  },
  '/account/confirm-password': () => ({ password: matrixPassword }),
  '/account/reset-password': (_stage, on, id) =>
    on === 'the own password' ? { currentPassword: matrixPassword, newPassword } : { id },
  '/absence/save': async (stage, on, id) => {
    if (id !== null) return changedBody(stage, 'absence', on, id);
    const isOwn = on.includes('own ') && stage.me.personnelId !== null;
    const personnelId = isOwn ? stage.me.personnelId : (await savePersonnel(stage.keeper)).id;
    return { ...newBodies.absence?.(on), personnelId };
  },
  '/entry/save': async (stage, on, id) =>
    id === null ? newEntry(stage, on) : { id, version: 1, text: 'What was done' },
  '/entry/save-many': async (stage, on) => ({ entries: [await newEntry(stage, on)] }),
  '/entry/split/:id': () => ({ version: 1, seconds: 1_800 }),
  '/entry/correct/:id': () => ({ reason: 'Tried' }),
  '/week/copy': async (stage) => {
    const { week } = await weekOn(stage);
    return { from: addDays(week, -7), to: week, withTime: true };
  },
  '/week/submit': weeksOn,
  '/week/withdraw': weeksOn,
  '/week/approve': weeksOn,
  '/week/return': weeksOn,
  '/week/reopen': weeksOn,
  '/week/remind': async (stage) => ({ weeks: [await weekOn(stage)] }),
  '/period/close': () => ({ until: lastMonthsEnd() }),
  '/period/reopen': () => ({ until: lastMonthsEnd(), reason: 'Tried' }),
  '/absence/decide/:id': () => ({ version: 1, state: 'declined' }),
  '/holiday-calendar/fill/:id': () => ({ years: [2026], isTrial: true }),
  '/parameter/preview-numbering': () => ({ pattern: 'T{SEQ:3}' }),
  '/personnel/prepare-hand-over': (stage, _on, id) => handOverWish(stage, id ?? ''),
  '/personnel/hand-over': async (stage, on) => ({ receipt: await handOverOf(stage, on) }),
  '/parameter/save-values': async ({ keeper }) => {
    const wanted = { filter: { all: [{ field: 'key', operator: 'is', value: 'company.city' }] } };
    const { data } = await keeper.post<{ rows: { version: number }[] }>('/parameter/get-grid', wanted);
    return { values: [{ key: 'company.city', version: data.rows[0]?.version, value: 'Leipzig' }] };
  },
  '/first-hour/skip': () => ({ step: 'mail' }),
  '/first-hour/agree': () => ({ step: 'money' }),
  '/service/save': async ({ keeper }, on, id) =>
    id === null
      ? {
          ...newBodies.service?.(''),
          categoryId: await newOne(keeper, 'service-category'),
          ...(on.includes('price') && { unitPrice: '9' }),
        }
      : { id, version: 1, name: 'Renamed' },
  '/rate/save': async ({ keeper }, on, id) =>
    id === null ? { ...newBodies.rate?.(''), ...(await rateOn(keeper, on)) } : { id, version: 1, amount: '110' },
  '/view/save': (_stage, on, id) => {
    if (id !== null)
      return { id, version: 1, ...(on.startsWith('the state') ? { state: { pageSize: 20 } } : { name: 'Renamed' }) };
    const shared = on.includes('private') ? {} : { audience: 'everyone' };
    return { name: 'New', list: 'customer', ...shared, ...(on.includes('default') && { defaultFor: ['GUEST'] }) };
  },
  '/file/save': (_stage, _on, id) => ({ id, version: 1, title: 'Renamed' }),
  '/note/save': ({ me }, _on, id) =>
    id === null ? { recordId: me.projectId, body: '<p>Said</p>' } : { id, version: 1, kind: 'risk' },
  '/project/transition/:id': (_stage, on) => {
    return { to: on.includes('closed') ? 'completed' : 'cancelled', version: 1, reason: 'Tried' };
  },
  '/project/prepare-copy/:id': () => ({}),
  '/project/prepare-currency': (_stage, _on, id) => ({
    currency: 'CHF',
    project: id === null ? { name: 'New' } : { id, version: 1 },
  }),
  '/view/get-counts': () => ({ views: [{ list: 'project', view: 'all' }] }),
  '/exchange-rate/resolve-many': () => ({ wishes: [{ from: 'USD', to: 'EUR' }] }),
  '/rate/prepare-raise': (stage, _on, id) => raiseOf(stage, id),
  '/rate/raise': async (stage, _on, id) => ({ receipt: await priceReceipt(stage, 'rate', id), projects: [] }),
  '/project/prepare-reread/:id': () => ({}),
  '/project/reread': async (stage, _on, id) => ({ receipt: await priceReceipt(stage, 'project', id) }),
  '/rate/resolve': wishFor,
  '/rate/resolve-many': async (stage, on, id) => ({ wishes: [await wishFor(stage, on, id)] }),
  '/draft/save': ({ me }, on, id) => {
    if (id !== null) return { id, version: 1, title: 'Renamed' };
    if (on.endsWith('own account')) return draftOf(me.person ?? { id: uuidV7() });
    const entity = on.endsWith('customer') ? 'customer' : 'tax-rate';
    return { entity, recordId: uuidV7(), isNew: true, title: '', changes: [] };
  },
  '/favourite/save': (_stage, on, id) => ({
    kind: on.includes('view') ? 'view' : 'record',
    entity: 'customer',
    recordId: id,
  }),
  '/favourite/reorder': (_stage, _on, id) => ({ ids: [id] }),
  '/favourite/note-visit': (_stage, _on, id) => ({ entity: 'customer', recordId: id }),
  '/event/tell-presence': (_stage, _on, id) => ({
    entity: 'customer',
    recordId: id,
    windowId: uuidV7(),
    doing: 'reads',
  }),
  '/favourite/forget-visits': () => ({}),
  '/job/cancel/:id': () => ({}),
  '/document/preview': (_stage, _on, id) => ({ kind: 'quote', recordId: id }),
  '/document/preview-pages': (_stage, _on, id) => ({ kind: 'quote', recordId: id }),
  '/document/preview-pdf': (_stage, _on, id) => ({ kind: 'quote', recordId: id }),
  '/document/issue': (_stage, _on, id) => ({ kind: 'quote', recordId: id, version: 1 }),
  '/document/withdraw/:id': () => ({ reason: 'Tried' }),
  '/document/enter-answer/:id': () => ({ answer: 'declined', name: 'Ann Other', on: companyToday() }),
  '/document/send/:id': async ({ keeper }, _on, id) => ({
    ...{
      contactIds: [await firstContact(keeper, id ?? '')],
      subject: 'Quote',
      body: 'Here it is',
      withLink: true,
      attach: false,
    },
  }),
  '/document/revoke-link/:id': () => ({}),
  '/public-document/open': async ({ keeper }) => ({ token: await sentToken(keeper) }),
  '/public-document/fetch': async ({ keeper }) => ({ token: await sentToken(keeper) }),
  '/public-document/accept': async ({ keeper }) => ({
    ...{ token: await sentToken(keeper), name: 'Hedda Storm', gross: '3600', accepts: true },
  }),
  '/public-document/decline': async ({ keeper }) => ({
    ...{ token: await sentToken(keeper), name: 'Hedda Storm', reasonCode: 'other', reason: 'Not this year' },
  }),
  '/mail-message/resend/:id': () => ({}),
  '/mail-message/retry/:id': () => ({}),
  '/mail-message/cancel/:id': () => ({}),
  '/mail-message/retry-failed': () => ({}),
  '/mail-message/pause': () => ({}),
  '/mail-message/resume': () => ({}),
  '/health/run-leak-check': () => ({}),
  '/control-panel/snooze': async (stage) => ({ ...(await attentionTo(stage)), until: addDays(companyToday(), 1) }),
  '/control-panel/unsnooze': attentionTo,
  '/notification/mark-read': () => ({ ids: [uuidV7()] }),
  '/mail-server/save': async ({ keeper }) => {
    const { data } = await keeper.get<{ version: number }>('/mail-server/get');
    return { version: data.version, footerText: `Footer ${next()}` };
  },
  '/mail-server/test': () => ({ host: 'localhost', username: 'somebody' }),
  '/view/save-layout': () => ({ list: 'customer', viewId: null, state: { density: 'compact' } }),
  '/view/save-default': () => ({ list: 'customer', viewId: null }),
  '/session/remove-others': () => ({}),
  '/session/remove-all': (_stage, _on, id) => ({ accountId: id }),
  '/trash/purge/:id': () => ({}),
  '/session/view-as': (_stage, _on, id) => (id === null ? { role: 'EDITOR' } : { accountId: id }),
};

/** A week something is done with. */
async function weeksOn(stage: Stage): Promise<object> {
  return { weeks: [{ ...(await weekOn(stage)), version: 0 }], acknowledged: true, reason: 'Tried' };
}

/** A row of "needs attention" about a new project. */
async function attentionTo({ keeper }: Stage): Promise<object> {
  return { kind: 'endOverdue', recordIds: [(await saveProject(keeper, { name: `Project ${next()}` })).id] };
}

/** The day it is where the firm of a new installation is. */
function companyToday(): string {
  return dayIn(new Date(), 'UTC');
}

/** Asks for what a rate says. */
async function wishFor({ keeper }: Stage, _on: string, id: string | null): Promise<object> {
  const { data } = await keeper.get<Record<string, unknown>>(`/rate/get-by-id/${id}`);
  const { side, unit, validFrom: date, serviceId, personnelId } = data;
  return { side, unit, date, serviceId, personnelId };
}

/** A remembered session of somebody, for the calls that live from its tokens. */
async function rememberedSession({ app }: Stage) {
  const { id } = await newPerson(app, 'EDITOR');
  const { refreshToken, sessionId } = await startSession(app.database.db, id, true, place);
  return { refreshToken, accessToken: await accessTokenOf(app, id, sessionId) };
}
