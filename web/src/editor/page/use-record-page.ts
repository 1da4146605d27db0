import { may } from '@mandate/contract/access/permissions.ts';
import { readerOfOwn } from '@mandate/contract/access/reader-of-own.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useEffect, useMemo, useState } from 'react';
import { problemCounts } from '../../form/problems/editor-problems.tsx';
import { takeHandedOver } from '../../form/saving/typed-again.ts';
import { useUndoOfSave } from '../../form/saving/undo-save.ts';
import { type SentBeside, useSaving } from '../../form/saving/use-saving.ts';
import { type Editing, useForm } from '../../form/state/editing-context.ts';
import { beginForm, type FormState, type RecordForm } from '../../form/state/record-form.ts';
import { becomesWhole, takeWhole } from '../../form/state/take-whole.ts';
import { valuesInAddress } from '../../form/state/values-in-address.ts';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { useNavigateUnlessLeft } from '../../lib/addresses/use-navigate-unless-left.ts';
import { currentConnectivity } from '../../lib/calls/connectivity.ts';
import { useUser } from '../../lib/session/session.ts';
import { listAddress } from '../../list/way-back/use-return-to-row.ts';
import { isPartial } from '../../records/reading/known-record.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';
import { type AskedRemoval, useAskedRemoval } from '../../records/removal/asked-removal.ts';
import { useRestore } from '../../records/removal/removal.ts';
import { mayEdit } from '../../records/rights/may-edit.ts';
import { mayRemove } from '../../records/rights/may-remove.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { type DraftWork, useDrafts } from '../drafts/use-drafts.ts';
import { type Neighbours, useNeighbours } from '../neighbours/use-neighbours.ts';
import { type AfterSave, rememberWay, type SaveWay } from '../saving/after-save.ts';
import { useSaveOnReturn } from '../saving/use-save-on-return.ts';
import { useWayToPage } from './use-way-to-page.ts';

/** What an editor works on, and where it stands. */
export interface Opened extends SentBeside {
  entity: Entity;
  paths: RecordPaths;
  id: string;
  /** The record as it was read, or its row until then; a new one has none. */
  record: (StoredRecord & Values) | undefined;
  /** Waits for the whole record where only its row is known. */
  whole: () => Promise<(StoredRecord & Values) | undefined>;
  /** The values a new one begins with. */
  begin: () => Values;
  onCreated: (id: string) => void;
  /** The title of a stored record; without it what its label holds. */
  titleOf?: (record: Values) => string;
  /** What is tidied before a save, such as lines nothing was written on. */
  beforeSave?: (form: RecordForm) => void;
}

/** All that the page of a record does, whatever it lays out. */
export interface RecordPage {
  paths: RecordPaths;
  editing: Editing;
  /** What the record is called; a new one "New customer". */
  title: string;
  /** The record as it is stored, or as a new one begins. */
  stored: StoredRecord & Values;
  isDeleted: boolean;
  hasHistory: boolean;
  /** How many values differ from what is stored. */
  changes: number;
  /** How many problems a section has. */
  problemsIn: (section: string) => number;
  isSaving: boolean;
  /** What is typed and not saved, kept beside the record. */
  drafts: DraftWork;
  /** The last save had no answer, and nothing was typed since. */
  isUnsent: boolean;
  /** The record was deleted while it was worked on. */
  isGone: boolean;
  /** @returns whether it is saved */
  save: () => Promise<boolean>;
  /** Saves, if there is anything to save, and once it is saved goes on as wanted. */
  saveAnd: (after: AfterSave) => Promise<void>;
  /** How the button that saves goes on: it closes the form of a record that is read on a page of its own, which that leads back to. */
  mainSave: AfterSave;
  /** The ways to go on that are offered beside staying. */
  saveWays: readonly SaveWay[];
  isRestoring: boolean;
  restore: () => Promise<void>;
  mayBeRemoved: boolean;
  /** Somebody asked to delete the record. */
  isAsked: boolean;
  ask: (isAsked: boolean) => void;
  removal: AskedRemoval;
  remove: (reason?: string) => Promise<void>;
  /** Where it stands in the list it was opened from; null when it was not. */
  neighbours: Neighbours | null;
}

/** Also where the only change is a text that is yet to choose its record: the save waits for it. */
function isUnsaved({ base, changes, unchosen }: FormState): boolean {
  return base.version === undefined || changes > 0 || Object.keys(unchosen).length > 0;
}

/** The work on one record, stored or new: saving, deleting, restoring, and what may be done by whom. */
export function useRecordPage(opened: Opened): RecordPage {
  const { entity, paths, id, record, whole, begin, onCreated, titleOf, beforeSave, askReason } = opened;
  const navigate = useNavigateUnlessLeft(paths.edit(id));
  const toPage = useWayToPage(paths, id);
  const user = useUser();
  // The same one while it is about the same person: what is shown in the page depends on it.
  const reader = useMemo(() => readerOfOwn(entity, record ?? null, user), [entity, record, user]);
  const { role } = reader;
  const [form] = useState(() => beginForm(entity, id, record ?? begin(), reader));
  const base = useForm(form, (state) => state.base);
  const changes = useForm(form, (state) => state.changes);
  const counts = useForm(form, (state) => problemCounts(form, state));
  const saving = useSaving(form, onCreated, useUndoOfSave(form, paths, askReason), { ...opened, waits: true });
  const { isSaving, isGone, save, comeBack, unsent } = saving;
  const removal = useAskedRemoval(entity);
  const restore = useRestore(entity);
  const neighbours = useNeighbours(entity.name, paths.list, id);
  const [isRestoring, setRestoring] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isAsked, ask] = useState(false);

  // It was read again, such as after a restore from a toast, or since another record came to name it, which leaves its version: that is shown
  // unless there is work it would disturb.
  useEffect(() => {
    const shown = form.state();
    if (!record || isPartial(record)) return;
    if (isPartial(shown.base)) takeWhole(form, record, reader);
    else if (record !== shown.base && shown.changes === 0) form.store(record, shown.values);
  }, [form, record, reader]);

  // The firm has another field of its own, or one less.
  useEffect(() => form.learn(entity), [form, entity]);

  // A create was undone: what was typed for it goes on as a new one.
  useEffect(() => {
    const typed = form.state().base.version === undefined ? takeHandedOver(entity.name) : null;
    for (const [name, value] of Object.entries(typed ?? {})) form.set(name, value);
  }, [form, entity]);

  // What the address says of a new one, such as whom a project is for, it begins with.
  useEffect(() => {
    const said = form.state().base.version === undefined ? valuesInAddress(entity, reader) : {};
    if (Object.keys(said).length > 0) form.begin(said);
  }, [form, entity, reader]);

  const isNew = base.version === undefined;
  const isDeleted = typeof base.deletedAt === 'string';
  const isReading = isDeleted || !(isNew ? may(role, entity.name, 'create') !== false : mayEdit(reader, entity, base));
  const drafts = useDrafts(form, paths, isReading);
  const label = () => titleOf?.(base) ?? String(base[entity.label] ?? '');
  const title = isNew ? recordWord(entity.name, 'new') : label();
  const stored = useMemo(() => ({ ...base, id }) as StoredRecord & Values, [base, id]);
  // The same one while it says the same: what stands in it is drawn for what it hears of itself.
  const editing = useMemo(
    () => ({ form, entity, reader, isReading, isNew, askReason }),
    [form, entity, reader, isReading, isNew, askReason],
  );
  const problemsIn = new Map(counts.split(' ').map((count) => count.split(':') as [string, string]));

  // A new one stays open: what needs it stored, such as its rates, comes next.
  const mainSave = paths.hasPage && !isNew ? 'close' : 'stay';
  const saveWays: SaveWay[] = may(role, entity.name, 'create') !== false ? ['close', 'next'] : ['close'];

  async function saveRecord(): Promise<boolean> {
    beforeSave?.(form);
    // The rest of the record would be waited for.
    if (isPartial(form.state().base) && currentConnectivity() !== 'there') {
      saving.miss();
      return false;
    }
    setWaiting(true);
    const isWhole = await becomesWhole(form, whole, reader).finally(() => setWaiting(false));
    return isWhole && save();
  }
  const isUnsent = useForm(form, ({ values }) => values === unsent);
  useSaveOnReturn(form, { unsent, title, save: saveRecord, keep: drafts.keep });

  return {
    paths,
    neighbours,
    editing,
    title,
    stored,
    isDeleted,
    hasHistory: !isNew && may(role, entity.name, 'history') !== false,
    changes,
    problemsIn: (section) => Number(problemsIn.get(section) ?? 0),
    isSaving: isSaving || isWaiting,
    drafts,
    isUnsent,
    isGone,
    save: saveRecord,
    async saveAnd(wanted) {
      const after = saveWays.find((way) => way === wanted) ?? 'stay';
      if (after !== 'stay') rememberWay(reader.id, after);
      if (isUnsaved(form.state()) && !(await saveRecord())) return;
      // What was typed meanwhile keeps the form open.
      if (after === 'close' && mainSave === 'close' && form.state().changes === 0) toPage();
      if (after === 'close' && mainSave !== 'close') void navigate(listAddress(paths.list));
      if (after === 'next') void navigate(paths.create);
    },
    mainSave,
    saveWays,
    isRestoring,
    async restore() {
      setRestoring(true);
      const restored = await restore(id, title).finally(() => setRestoring(false));
      if (!restored) return;
      takeWhole(form, restored, reader);
      comeBack();
    },
    mayBeRemoved: !isNew && !isDeleted && mayRemove(reader, entity, { ...base, id }),
    isAsked,
    ask(isWanted) {
      if (!isWanted) removal.forget();
      ask(isWanted);
    },
    removal,
    async remove(reason) {
      const end = await removal.remove(stored, title, reason);
      if (end === 'asked') return;
      removal.forget();
      ask(false);
      if (end === 'kept') return;
      form.discard();
      void navigate(listAddress(paths.list));
    },
  };
}
