import type { ReactNode } from 'react';
import { LeaveGuard } from './editor-leave-guard.tsx';
import { EditingContext } from './record-context.ts';
import { recordWord } from './record-words.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { SaveBar, SaveBarGap } from './save-bar.tsx';
import type { RecordPage } from './use-record-page.ts';

interface RecordFrameProps {
  page: RecordPage;
  /** What stands at the foot instead of the bar that saves. */
  foot?: ReactNode;
  children: ReactNode;
}

/** What every page of a record has around its content: the bar that saves, the question before leaving, the one before deleting. */
export function RecordFrame({ page, foot, children }: RecordFrameProps) {
  const { editing, title, changes, isSaving } = page;
  const { form, entity, isReading, isNew } = editing;
  return (
    <EditingContext value={editing}>
      {children}
      {!isReading && (
        <>
          <SaveBarGap />
          {foot ?? (
            <SaveBar
              changes={changes}
              isNew={isNew}
              saveLabel={recordWord(entity.name, 'save')}
              isSaving={isSaving}
              onSave={() => void page.save()}
              onDiscard={form.discard}
            />
          )}
        </>
      )}
      <LeaveGuard isDirty={() => form.state().changes > 0} title={title} onSave={page.save} onDiscard={form.discard} />
      <RemovalDialog
        entity={entity}
        id={page.stored.id}
        title={title}
        isOpen={page.isAsked}
        isRemoving={page.isRemoving}
        onClose={() => page.ask(false)}
        onRemove={() => void page.remove()}
      />
    </EditingContext>
  );
}
