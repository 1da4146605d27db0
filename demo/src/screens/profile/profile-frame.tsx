import styled from '@emotion/styled';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import type { ReactNode } from 'react';
import { PersonPicture } from '../../records/person-picture.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 14,
  marginTop: 14,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 },
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Who = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '24px 20px 16px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > h2': { marginTop: 8, fontSize: 18, lineHeight: '24px', fontWeight: 600 },
  '& > p': { fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 12 },
}));

interface ProfileFrameProps {
  name: string;
  image?: string | undefined;
  /** What they are, under the name. */
  role: string;
  acts: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}

/** A person at the left, and what concerns them at the right. */
export function ProfileFrame({ name, image, role, acts, facts, children }: ProfileFrameProps) {
  return (
    <Columns>
      <PageCard isFlush>
        <Who>
          <PersonPicture name={name} image={image} size={96} />
          <h2>{name}</h2>
          <p>{role}</p>
          <div>{acts}</div>
        </Who>
        {facts}
      </PageCard>
      <div>{children}</div>
    </Columns>
  );
}
