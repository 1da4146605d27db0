import { parameter } from '@mandate/contract/entities/parameter.ts';
import { LeaveGuard } from '../../editor/saving/editor-leave-guard.tsx';
import { entityWord } from '../../records/words/words.ts';
import type { OpenValues } from './open-values.ts';

/** The question before the page is left while values are typed on it: one for all of them. */
export function OpenValuesGuard({ values }: { values: OpenValues }) {
  const dirty = () => [...values].filter(({ isDirty }) => isDirty());

  // One after the other: the first that is refused is looked at.
  async function save(): Promise<boolean> {
    for (const value of dirty()) if (!(await value.save())) return false;
    return true;
  }

  return (
    <LeaveGuard
      isDirty={() => dirty().length > 0}
      title={entityWord(parameter, 'title')}
      onSave={save}
      onDiscard={() => {
        for (const { discard } of dirty()) discard();
      }}
    />
  );
}
