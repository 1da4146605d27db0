import styled from '@emotion/styled';
import { ConflictChooser } from '../../../form/conflict/conflict-chooser.tsx';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { lineFieldLabel } from './line-field-label.ts';

const Place = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  padding: 14,
  borderBottom: `1px solid ${vars.palette.divider}`,
}));

/** Cells and lines two people changed, over the lines, until it is decided which stays. */
export function LineCollisions() {
  const { form } = useEditing();
  const conflicts = useForm(form, (state) => state.conflicts);
  const values = useForm(form, (state) => state.values);
  const own = conflicts.filter(({ field }) => field.startsWith('lines.'));
  if (own.length === 0) return null;
  return (
    <Place>
      {own.map((conflict) => (
        <ConflictChooser key={conflict.field} conflict={conflict} label={lineFieldLabel(values, conflict)} />
      ))}
    </Place>
  );
}
