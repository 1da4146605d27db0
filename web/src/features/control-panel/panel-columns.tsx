import styled from '@emotion/styled';
import type { ReactNode } from 'react';

// What counts is the room beside the navigation, not the window.
const Room = styled('div')({ flex: 'none', marginTop: 14, containerType: 'inline-size' });

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  '@container (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1.62fr) minmax(0, 1fr)' },
});

/** The cards in two columns, what is to be done at the left; where there is little room one after the other. */
export function PanelColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <Room>
      <Columns>
        <div>{main}</div>
        <div>{aside}</div>
      </Columns>
    </Room>
  );
}
