import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';

const Part = styled('section')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 28 },
  '& > header > h3': { flex: 1, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
});

/** A part of a card's window, with what can be done with it beside its title. */
export function CardPart({ title, acts, children }: { title: string; acts?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {acts}
      </header>
      {children}
    </Part>
  );
}
