import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginForm } from '../../form/state/record-form.ts';
import { CallError } from '../../lib/calls/call.ts';
import { type LocalDraft, readDrafts, storeDraft } from '../../lib/drafts/draft-store.ts';
import { removeDraft, sendDraft } from '../../lib/drafts/send-draft.ts';
import { draftSaver, localDelay, sendDelay } from './draft-saver.ts';

vi.mock('../../lib/drafts/send-draft.ts', () => ({ sendDraft: vi.fn(), removeDraft: vi.fn(), readDraft: vi.fn() }));
// The browser's storage, with what is in it.
const copies = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../../lib/drafts/draft-store.ts', () => ({
  storeDraft: vi.fn((_: string, draft: LocalDraft) => copies.set(draft.id, draft) && true),
  purgeDraft: (_: string, id: string) => copies.delete(id),
  readDrafts: () => [...copies.values()],
  goneDrafts: () => [],
  markGone: () => undefined,
  unmarkGone: () => undefined,
}));

const id = '01900000-0000-7000-8000-000000000001';
const stored: Values = { id, version: 3, name: 'Norvane', legalName: null, tags: [], contacts: [] };
const at = '2026-11-21T10:00:00.000Z';
const refusal = (status: number, result: 'error' | 'no-connection' = 'error') =>
  Object.assign(new CallError(result, 'no'), { status });

let isSignedIn = true;
let version = 0;

function begin(record = stored, entity: Entity = customer) {
  const form = beginForm(entity, id, record, everything);
  const saver = draftSaver({ form, userId: 'ines', reader: everything, maySend: () => isSignedIn });
  return { form, keeper: saver, stop: saver.follow() };
}
const sent = () => vi.mocked(sendDraft).mock.calls.map(([draft]) => draft);
const texts = (drafts: LocalDraft[]) => drafts.map(({ changes }) => changes.map((change) => change.new).join());

beforeEach(() => {
  vi.useFakeTimers();
  isSignedIn = true;
  version = 0;
  copies.clear();
  vi.mocked(removeDraft).mockReset().mockResolvedValue();
  vi.mocked(sendDraft)
    .mockReset()
    .mockImplementation(async (draft) => ({ ...draft, version: ++version, updatedAt: at }) as never);
});
afterEach(() => vi.useRealTimers());

test('what is typed is kept in this browser at once, and on the server after a pause in typing', async () => {
  const { form, keeper: saver } = begin();
  form.set('legalName', 'N');
  await vi.advanceTimersByTimeAsync(localDelay);
  expect(texts(readDrafts('ines'))).toEqual(['N']);
  form.set('legalName', 'No');
  await vi.advanceTimersByTimeAsync(sendDelay - 1);
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts(sent())).toEqual(['No']);
  expect(sent()[0]).toMatchObject({ version: null, recordId: id, isNew: false, title: 'Norvane', baseVersion: 3 });
  expect(saver.kept()).toEqual({ place: 'server', at });
  expect(readDrafts('ines')).toMatchObject([{ version: 1, isSent: true }]);
});

test('what was typed before the form is followed, between its drawing and that, is kept as well', async () => {
  const form = beginForm(customer, id, stored, everything);
  const saver = draftSaver({ form, userId: 'ines', reader: everything, maySend: () => isSignedIn });
  form.set('legalName', 'Early');
  saver.follow();
  await vi.advanceTimersByTimeAsync(localDelay);
  expect(texts(readDrafts('ines'))).toEqual(['Early']);
  await vi.advanceTimersByTimeAsync(sendDelay);
  expect(texts(sent())).toEqual(['Early']);
});

test('a draft has the name that was typed in the record', async () => {
  const { form } = begin({ id, version: undefined, firstName: '', lastName: '', displayName: '' }, personnel);
  form.set('firstName', 'Edda');
  form.set('lastName', 'Quillner');
  await vi.advanceTimersByTimeAsync(sendDelay);
  expect(sent()[0]).toMatchObject({ isNew: true, title: 'Edda Quillner' });
});

test('a new record nobody typed into has no draft, whatever it took over and even if its empty row goes', async () => {
  const row = { id: '01900000-0000-7000-8000-00000000000a', lastName: null, isPrimary: false };
  const { form, keeper: saver } = begin({ name: null, currency: 'EUR', tags: [], contacts: [row] });
  form.begin({ currency: 'CHF' });
  form.set('contacts', []);
  await vi.advanceTimersByTimeAsync(sendDelay);
  expect([saver.write(), sent(), readDrafts('ines')]).toEqual([null, [], []]);

  form.set('name', 'Alder');
  await vi.advanceTimersByTimeAsync(sendDelay);
  expect(readDrafts('ines')).toHaveLength(1);
  form.set('name', '');
  await vi.advanceTimersByTimeAsync(sendDelay);
  expect([readDrafts('ines'), saver.kept().place]).toEqual([[], 'none']);
  expect(removeDraft).toHaveBeenCalledOnce();
});

test('drafts are saved one at a time, and each save builds on the one before', async () => {
  const { form } = begin();
  let answer = () => {};
  vi.mocked(sendDraft).mockImplementationOnce((draft) => {
    return new Promise((resolve) => {
      answer = () => resolve({ ...draft, version: 1, updatedAt: at } as never);
    });
  });
  form.set('legalName', 'One');
  await vi.advanceTimersByTimeAsync(sendDelay);
  form.set('legalName', 'Two');
  await vi.advanceTimersByTimeAsync(2 * sendDelay);
  expect(sent()).toHaveLength(1);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent().map((draft) => [draft.version, texts([draft])[0]])).toEqual([
    [null, 'One'],
    [1, 'Two'],
  ]);
});

test('a draft stays in the browser while the server cannot be reached, and is sent once it can be', async () => {
  const { form, keeper: saver } = begin();
  vi.mocked(sendDraft).mockRejectedValueOnce(refusal(0, 'no-connection'));
  form.set('legalName', 'Offline');
  await vi.advanceTimersByTimeAsync(sendDelay);
  expect(saver.kept()).toEqual({ place: 'device' });
  expect(readDrafts('ines')).toMatchObject([{ isSent: false }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts(sent())).toEqual(['Offline', 'Offline']);
  expect(saver.kept().place).toBe('server');
});

test('a draft is kept on the server alone when the browser is full, and without a server a warning is shown', async () => {
  const { form, keeper: saver } = begin();
  vi.mocked(storeDraft).mockReturnValueOnce(false);
  vi.mocked(sendDraft).mockRejectedValueOnce(refusal(0, 'no-connection'));
  form.set('legalName', 'Full');
  await vi.advanceTimersByTimeAsync(sendDelay);
  expect(saver.kept()).toEqual({ place: 'nowhere' });
});

test.each([404, 409])(
  'a draft that another device removed or continued (%i) goes on as a draft of its own',
  async (status) => {
    const { form, keeper: saver } = begin();
    form.set('legalName', 'One');
    await vi.advanceTimersByTimeAsync(sendDelay);
    const first = sent().at(-1)?.id ?? '';
    vi.mocked(sendDraft).mockRejectedValueOnce(refusal(status));
    form.set('legalName', 'Two');
    await vi.advanceTimersByTimeAsync(sendDelay);
    const last = sent().at(-1);
    expect([last?.id === first, last?.version]).toEqual([false, null]);
    expect(texts(readDrafts('ines'))).toEqual(['Two']);
    expect(saver.kept().place).toBe('server');
  },
);

test('saving a record removes its draft in the browser and on the server, even one still on its way', async () => {
  const { form, keeper: saver } = begin();
  form.set('legalName', 'Saved');
  await vi.advanceTimersByTimeAsync(sendDelay);
  const first = sent().at(-1)?.id;
  form.store({ ...stored, version: 4, legalName: 'Saved' }, form.state().values);
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.mocked(removeDraft).mock.calls).toEqual([[first]]);
  expect([readDrafts('ines'), saver.kept().place, saver.isOwn(first ?? '')]).toEqual([[], 'none', true]);

  form.set('legalName', 'Again');
  await vi.advanceTimersByTimeAsync(sendDelay - 1);
  vi.advanceTimersByTime(1);
  const second = sent().at(-1)?.id;
  form.discard();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.mocked(removeDraft).mock.calls.at(-1)).toEqual([second]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent().length, readDrafts('ines')]).toEqual([2, []]);
});

test('what is typed while a new record is being saved becomes a draft of the saved record', async () => {
  const { form } = begin({ name: null, tags: [], contacts: [] });
  form.set('name', 'Alder');
  await vi.advanceTimersByTimeAsync(sendDelay);
  const { values } = form.state();
  form.set('legalName', 'Alder Ltd');
  form.store({ id, version: 1, name: 'Alder', legalName: null, tags: [], contacts: [] }, values);
  await vi.advanceTimersByTimeAsync(sendDelay);
  expect(sent().map(({ isNew, baseVersion }) => [isNew, baseVersion])).toEqual([
    [true, null],
    [false, 1],
  ]);
  expect(texts(readDrafts('ines'))).toEqual(['Alder Ltd']);
  // The draft of the new record ended with its save: the other one is another draft.
  const [first, second] = sent().map((draft) => draft.id);
  expect(second).not.toBe(first);
  expect(vi.mocked(removeDraft).mock.calls).toEqual([[first]]);
});

test('a draft that is set aside stays as it is, and the form begins another one', async () => {
  const { form, keeper: saver } = begin();
  form.set('legalName', 'Aside');
  saver.setAside();
  form.discard();
  saver.adopt({ id: 'earlier', version: 7 });
  form.set('legalName', 'Earlier');
  await vi.advanceTimersByTimeAsync(sendDelay);
  expect(texts(readDrafts('ines'))).toEqual(['Aside', 'Earlier']);
  expect(readDrafts('ines').map(({ id: each }) => saver.isOwn(each))).toEqual([false, true]);
  expect(sent().at(-1)).toMatchObject({ id: 'earlier', version: 7 });
  expect(removeDraft).not.toHaveBeenCalled();
});

test('leaving a page keeps the draft, and signing out leaves nothing behind', async () => {
  const here = begin();
  here.form.set('legalName', 'Left the page');
  here.stop();
  expect(texts(sent())).toEqual(['Left the page']);
  await vi.advanceTimersByTimeAsync(0);
  copies.clear();

  const gone = begin();
  gone.form.set('legalName', 'Left the product');
  isSignedIn = false;
  gone.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent().length, readDrafts('ines')]).toEqual([1, []]);
});
