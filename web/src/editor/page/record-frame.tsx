import type { ReactNode } from 'react';
import { EditingContext } from '../../form/state/editing-context.ts';
import { RemovalDialog } from '../../records/removal/removal-dialog.tsx';
import { recordWord } from '../../records/words/record-words.ts';
import { useRecordCommands } from '../commands/use-record-commands.ts';
import { DraftState } from '../drafts/draft-state.tsx';
import { LeaveGuard } from '../saving/editor-leave-guard.tsx';
import { SaveBar, SaveBarGap } from '../saving/save-bar.tsx';
import type { RecordPage } from './use-record-page.ts';

interface RecordFrameProps {
  page: RecordPage;
  /** What saves stands elsewhere on the page. */
  isSavedElsewhere?: boolean;
  children: ReactNode;
}

/** What every page of a record has around its content: the bar that saves, the question before leaving, the one before deleting. */
export function RecordFrame({ page, isSavedElsewhere = false, children }: RecordFrameProps) {
  const { editing, title, changes, isSaving } = page;
  const { form, entity, isReading, isNew } = editing;
  useRecordCommands(page, title);
  return (
    <EditingContext value={editing}>
      {children}
      {!isReading && (
        <>
          <SaveBarGap />
          {!isSavedElsewhere && (
            <SaveBar
              changes={changes}
              isNew={isNew}
              saveLabel={recordWord(entity.name, 'save')}
              isSaving={isSaving}
              main={page.mainSave}
              ways={page.saveWays}
              onSave={(after) => void page.saveAnd(after)}
              kept={<DraftState kept={page.drafts.kept} isUnsent={page.isUnsent} />}
              onDiscard={page.drafts.discard}
            />
          )}
        </>
      )}
      <LeaveGuard
        isDirty={() => form.state().changes > 0}
        title={title}
        onSave={page.save}
        onDiscard={page.drafts.discard}
        isKept
      />
      <RemovalDialog
        entity={entity}
        record={page.stored}
        title={title}
        isOpen={page.isAsked}
        removal={page.removal}
        onClose={() => page.ask(false)}
        onRemove={(reason) => void page.remove(reason)}
      />
    </EditingContext>
  );
}
