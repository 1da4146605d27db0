import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useForm } from '../../form/state/editing-context.ts';
import { newRecordId } from '../../form/state/new-record-id.ts';
import type { RecordForm } from '../../form/state/record-form.ts';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { onReturn } from '../../lib/calls/connectivity.ts';
import { discardDraft } from '../../lib/drafts/draft-discard.ts';
import { type LocalDraft, readDrafts, storeDraft, takeUpLater } from '../../lib/drafts/draft-store.ts';
import { type KnownDraft, wholeDraft } from '../../lib/drafts/known-drafts.ts';
import { onReload } from '../../lib/drafts/on-reload.ts';
import { sendDraft } from '../../lib/drafts/send-draft.ts';
import { showInfo, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { currentSession, onSession, useUser, useViewer } from '../../lib/session/session.ts';
import { isPartial } from '../../records/reading/known-record.ts';
import { takeOpenCell } from '../saving/take-open-cell.ts';
import { type DraftPlace, type DraftSaver, draftSaver } from './draft-saver.ts';
import { putDraftOnForm } from './put-draft-on-form.ts';
import { useKnownDrafts } from './use-known-drafts.ts';
import { draftParameter, useWantedDraft } from './wanted-draft.ts';

/** The drafts of one record on its page. */
export interface DraftWork {
  /** Where what is typed now is kept. */
  kept: DraftPlace;
  /** What was typed earlier and is neither saved nor discarded, the newest first; trivial ones are not spoken of. */
  offers: readonly KnownDraft[];
  /** A new form is not shown yet, since what is offered above it is still looked up. */
  isLooking: boolean;
  /** Goes on with an earlier draft; what is typed now is kept as another one. */
  restore: (draft: KnownDraft) => Promise<void>;
  discardOffer: (draft: KnownDraft) => void;
  /** Keeps what is typed now, here and on the server. */
  keep: () => void;
  /** Back to what is stored; a toast offers to undo that. */
  discard: () => void;
}

const none: readonly KnownDraft[] = [];

/**
 * Keeps what is typed into a form as a draft, takes up the draft the page was opened for, and knows the earlier ones.
 * @param isReading the record can only be read: nothing is kept and nothing offered
 */
export function useDrafts(form: RecordForm, paths: RecordPaths, isReading: boolean): DraftWork {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const reader = useUser();
  const isOpen = useViewer() === null && !isReading;
  const isNew = useForm(form, ({ base }) => base.version === undefined);
  const isWhole = useForm(form, ({ base }) => !isPartial(base));
  const maySend = () => isHere(reader.id);
  const [saver] = useState(() => draftSaver({ form, userId: reader.id, reader, maySend }));
  const kept = useSyncExternalStore(saver.subscribe, saver.kept);
  const isShown = useDraftSaver(saver, reader.id, isOpen);

  const { known: earlier, isLooking, lookAgain } = useKnownDrafts(form, reader.id, isNew, isOpen);

  function bring(draft: LocalDraft): void {
    if (draft.recordId !== form.id) {
      void navigate(`${paths.create}?${draftParameter}=${draft.id}`, { replace: true });
      return;
    }
    saver.setAside();
    form.discard();
    saver.adopt(draft);
    putDraftOnForm(form, draft, reader);
    // Without a connection nothing could be asked either.
    import('./name-rows.ts').then(({ nameRows }) => nameRows(form, queries)).catch(() => undefined);
    if (form.state().changes === 0) {
      void discardDraft(reader.id, { ...draft, changeCount: 0, isTrivial: false, copy: draft });
      showInfo(t('drafts.nothingLeft'));
    }
    lookAgain();
  }

  const wanted = useWantedDraft(form.entity, isNew ? null : form.id);
  const takeUp = useEffectEvent(() => {
    wanted.settle();
    if (wanted.isMissing) showWarning(t('drafts.gone'));
    if (wanted.draft?.recordId !== form.id) return;
    showInfo(t('editor.broughtBack'));
    bring(wanted.draft);
  });
  const isWanted = isOpen && isWhole && (wanted.draft !== null || wanted.isMissing);
  useEffect(() => {
    if (isWanted) takeUp();
  }, [isWanted]);

  async function comeBack(draft: LocalDraft): Promise<void> {
    if (!maySend()) return;
    if (isShown.current) return bring(draft);
    if (!storeDraft(reader.id, draft)) await sendDraft(draft).catch(() => undefined);
    void navigate(`${draft.isNew ? paths.create : paths.edit(draft.recordId)}?${draftParameter}=${draft.id}`);
  }

  return {
    kept,
    offers: isOpen && isWhole && earlier ? earlier.filter(({ id, isTrivial }) => !isTrivial && !saver.isOwn(id)) : none,
    isLooking,
    async restore(known) {
      const draft = await wholeDraft(known).catch(() => null);
      if (draft) bring(draft);
      else {
        showWarning(t('drafts.gone'));
        lookAgain();
      }
    },
    keep: saver.send,
    discardOffer(known) {
      const undo = discardDraft(reader.id, known);
      lookAgain();
      const action = { label: t('editor.undo'), run: () => void undo().then(lookAgain) };
      showInfo(t('drafts.draftDiscarded'), { action });
    },
    discard() {
      const draft = saver.write();
      form.discard();
      if (!draft) return;
      const again = { ...draft, id: newRecordId(), version: null, isSent: false };
      showInfo(t('drafts.discarded'), { action: { label: t('editor.undo'), run: () => void comeBack(again) } });
    },
  };
}

/** Whether the person is signed in, as nobody else. */
function isHere(userId: string): boolean {
  const session = currentSession();
  if (session.status !== 'signedIn' || session.viewer !== null) return false;
  return session.user.id === userId && !session.user.mustChangePassword;
}

/** Follows the form while it can be written on, and writes down what is there whenever the page may be about to go. */
function useDraftSaver(saver: DraftSaver, userId: string, isOpen: boolean) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const stops = [saver.follow(), onSession(part), onReturn(saver.send), onReload(comeBack)];
    function part(): void {
      if (isHere(userId)) return;
      takeOpenCell();
      const draft = saver.write();
      const session = currentSession();
      // Who did not leave on purpose finds it again in this tab, without being asked.
      if (!draft || (session.status === 'signedOut' && session.left)) return;
      takeUp(draft);
    }
    function comeBack(): boolean {
      takeOpenCell();
      const draft = saver.write();
      if (!draft) return true;
      takeUp(draft);
      return readDrafts(userId).some(({ id }) => id === draft.id);
    }
    function takeUp({ id, entity, recordId, isNew }: LocalDraft): void {
      takeUpLater({ userId, id, entity, recordId, isNew });
    }
    function hide(): void {
      if (document.visibilityState === 'hidden') saver.send();
    }
    function close(): void {
      takeOpenCell();
      if (isHere(userId)) saver.write();
    }
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', close);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', close);
    };
  }, [saver, userId, isOpen]);
  return isShown;
}
