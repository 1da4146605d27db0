import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { FieldGrid } from '../../../form/fields/section-card.tsx';
import { OwnFieldControls } from '../../../form/own-fields/own-field-controls.tsx';
import { useEditing } from '../../../form/state/editing-context.ts';
import { ownGroups, titleKey } from '../../../records/own-fields/own-groups.ts';

// The title stands beside the fields where there is room for both.
const Group = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: '10px 20px',
  '& + &': { marginTop: 20, paddingTop: 20, borderTop: `1px solid ${vars.palette.divider}` },
  '& > h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '@container (min-width: 960px)': { gridTemplateColumns: '132px minmax(0, 1fr)' },
}));

/** Fields of a section that are thought of together, under a title of their own; those the firm added under it come last. */
export function FieldGroup({ title, children }: { title: string; children?: ReactNode }) {
  const id = useId();
  const { entity, reader } = useEditing();
  const own = ownGroups(entity, reader).find((group) => titleKey(group.title) === titleKey(title));
  return (
    <Group role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <FieldGrid>
        {children}
        {own && <OwnFieldControls paths={own.paths} span={2} />}
      </FieldGrid>
    </Group>
  );
}
