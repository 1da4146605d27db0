import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { overviewKey } from '../../records/reading/overview-query.ts';
import type { NoteRow } from './note-query.ts';

type Saved = Pick<NoteRow, 'id' | 'version'>;

/** What can be done with the notes of a record; each act says what was done and how to take it back. */
export function useNoteActs(entity: NoteRow['entity'], recordId: string) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const again = async () => {
    void queries.invalidateQueries({ queryKey: [overviewKey] });
    await queries.invalidateQueries({ queryKey: ['grid', 'note'] });
  };

  /** Does something that was refused aloud when it was refused. @returns what it gave, or null */
  async function attempt<Done>(act: () => Promise<Done>): Promise<Done | null> {
    try {
      const done = await act();
      await again();
      return done;
    } catch (problem) {
      if (problem instanceof CallError) return null;
      throw problem;
    }
  }

  const remove = ({ id, version }: Saved) => call('DELETE', `/note/remove/${id}?version=${version}`);
  const restore = (id: string) => call('PUT', `/note/undelete/${id}`);
  const undo = (run: () => Promise<unknown>) => ({
    action: { label: t('notes.undo'), run: () => void attempt(run) },
  });

  return {
    /** @param mayRemove whether the note can be taken back */
    async add(values: Partial<NoteRow>, mayRemove: boolean): Promise<boolean> {
      const saved = await attempt(() => call<Saved>('POST', '/note/save', { entity, recordId, ...values }));
      if (saved) showSuccess(t('notes.added'), mayRemove ? undo(() => remove(saved)) : {});
      return saved !== null;
    },
    /** @throws CallError when it was refused */
    async change(note: Saved, values: Partial<NoteRow>): Promise<void> {
      const { id, version } = note;
      const saved = await call<Saved>('POST', '/note/save', { id, version, ...values }, { quiet: true });
      await again();
      const takeBack = () => call('POST', `/note/undo/${id}`, { version: saved.version });
      showSuccess(t('record.note.saved'), undo(takeBack));
    },
    async pin({ id, version }: Saved, isPinned: boolean): Promise<void> {
      await attempt(() => call('POST', '/note/save', { id, version, isPinned }));
    },
    async remove(note: Saved): Promise<void> {
      const removed = await attempt(() => remove(note));
      if (removed)
        showSuccess(
          t('record.note.deleted'),
          undo(() => restore(note.id)),
        );
    },
  };
}

/** What can be done with notes. */
export type NoteActs = ReturnType<typeof useNoteActs>;
