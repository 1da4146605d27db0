import styled from '@emotion/styled';
import { project } from '@mandate/contract/project/project.ts';
import type { ReactNode } from 'react';
import { ConflictChooser } from '../../../form/conflict/conflict-chooser.tsx';
import { useEditing } from '../../../form/state/editing-context.ts';
import type { Row } from '../../../records/changes/record-path.ts';
import { pathLabel } from '../../../records/words/record-words.ts';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import type { PartRows } from './part-rows.ts';

const List = styled('ul')(({ theme: { vars } }) => ({
  containerType: 'inline-size',
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  // Marked, not `:first-of-type`: what is inside of a place would be styled anew wherever something comes into any list or grid.
  '& > li[data-first] > *': { paddingTop: 0 },
}));

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 12 });

interface PartListProps {
  of: PartRows;
  /** What is said while there are no rows. */
  empty: string;
  /** One row, edited or read. */
  children: (row: Row) => ReactNode;
  /** The buttons that add rows. */
  acts?: ReactNode;
}

/** The rows of a part one below another, with the choices between colliding ones, and what adds to them. */
export function PartList({ of, empty, children, acts }: PartListProps) {
  const { form, isReading } = useEditing();
  return (
    <>
      {of.rows.length === 0 && <EmptyPart text={empty} />}
      <List>
        {of.rows.map((row, at) => (
          <li key={row.id} data-first={at === 0 || undefined}>
            {children(row)}
          </li>
        ))}
        {of.conflicts.map((conflict, at) => (
          <li key={conflict.field} data-first={of.rows.length + at === 0 || undefined}>
            <ConflictChooser conflict={conflict} label={pathLabel(project, form.state().values, conflict.field)} />
          </li>
        ))}
      </List>
      {!isReading && of.hasRoom && acts && <Acts>{acts}</Acts>}
    </>
  );
}
