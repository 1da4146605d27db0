import styled from '@emotion/styled';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { RowContext } from '../../../form/state/editing-context.ts';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import type { PartName } from './part-rows.ts';

// The sign before the fields, the button that takes the row away after them; on phones both above them, with the row's name.
const Fields = styled('fieldset')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) 36px',
  alignItems: 'start',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: '14px 0',
  border: 0,
  '& > .sign': { display: 'flex', alignItems: 'center', gap: 8, paddingTop: 27 },
  '& > .sign > strong': { display: 'none', fontSize: 15, fontWeight: 600, overflowWrap: 'anywhere' },
  '& > .remove': { paddingTop: 20 },
  '& > .fields': { display: 'grid', alignItems: 'start', gap: 12, minWidth: 0 },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
    '& > .sign': { paddingTop: 8 },
    '& > .sign > strong': { display: 'block' },
    '& > .remove': { paddingTop: 0, gridRow: 1, gridColumn: 2 },
    '& > .fields': { gridColumn: '1 / -1' },
  },
});

const Columns = styled('div')({
  gridTemplateColumns: 'var(--narrow)',
  '@container (min-width: 1040px)': { gridTemplateColumns: 'var(--wide)' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface RowFieldsProps {
  part: PartName;
  id: string;
  /** What the row is called. */
  name: string;
  /** Stands before it: decoration. */
  sign: ReactNode;
  /** What its columns are where there is room, and where there is less. */
  columns: { wide: string; narrow: string };
  remove: { label: string; run: () => void };
  children: ReactNode;
}

/** One row of a part while the project is edited. */
export function RowFields({ part, id, name, sign, columns, remove, children }: RowFieldsProps) {
  return (
    <RowContext value={{ part, id }}>
      <Fields>
        <VisuallyHidden as="legend">{name}</VisuallyHidden>
        <span className="sign">
          {sign}
          <strong aria-hidden="true">{name}</strong>
        </span>
        <Columns
          className="fields"
          style={{ '--wide': columns.wide, '--narrow': columns.narrow } as React.CSSProperties}
        >
          {children}
        </Columns>
        <span className="remove">
          <TooltipIconButton label={remove.label} icon={<Trash aria-hidden="true" />} onClick={remove.run} />
        </span>
      </Fields>
    </RowContext>
  );
}
