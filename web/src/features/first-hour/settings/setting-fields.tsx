import type { ReactNode } from 'react';
import { FieldGrid } from '../../../form/fields/section-card.tsx';
import { EditorProblems } from '../../../form/problems/editor-problems.tsx';
import { EditingContext, LocksContext, SectionContext } from '../../../form/state/editing-context.ts';
import { useUser } from '../../../lib/session/session.ts';
import type { SettingForm } from './setting-form.ts';

interface SettingFieldsProps {
  setting: SettingForm;
  /** Tells its fields from those of other steps. */
  scope: string;
  /** Why fields cannot be changed, by name. */
  locks?: ReadonlyMap<string, string>;
  children: ReactNode;
}

const noLocks: ReadonlyMap<string, string> = new Map();

/** The fields of several parameters, with what keeps them from being saved above them. */
export function SettingFields({ setting: { form, facts }, scope, locks = noLocks, children }: SettingFieldsProps) {
  const reader = useUser();
  return (
    <EditingContext value={{ form, entity: facts.entity, reader, isReading: false, isNew: false, scope }}>
      <LocksContext value={locks}>
        <SectionContext value={scope}>
          <EditorProblems />
          <FieldGrid style={{ gap: '10px 14px' }}>{children}</FieldGrid>
        </SectionContext>
      </LocksContext>
    </EditingContext>
  );
}
