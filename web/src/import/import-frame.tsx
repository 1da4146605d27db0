import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { ReactNode } from 'react';
import { entityWord } from '../records/words/words.ts';
import { narrow } from '../ui/media/phone.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { ImportSteps, type StepNotes } from './import-steps.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 960px)',
  alignItems: 'start',
  gap: 24,
  marginTop: 14,
  [narrow]: { gridTemplateColumns: 'minmax(0, 960px)', gap: 16 },
});

const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });

interface ImportFrameProps {
  entity: Entity;
  /** The name of the file, for the window's title. */
  fileName?: string;
  /** What is said of each step. */
  notes: StepNotes;
  children: ReactNode;
}

/** The page around the steps: its head, where one is, and the sheets of the steps below each other. */
export function ImportFrame({ entity, fileName, notes, children }: ImportFrameProps) {
  const title = entityWord(entity, 'import');
  return (
    <>
      <PageHead title={title} windowTitle={fileName === undefined ? title : `${fileName} · ${title}`} />
      <Columns>
        <ImportSteps notes={notes} />
        <Stack>{children}</Stack>
      </Columns>
    </>
  );
}
