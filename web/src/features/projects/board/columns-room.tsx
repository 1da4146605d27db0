import styled from '@emotion/styled';
import { phone } from '../../../ui/media/phone.ts';

/** The columns of the board beside each other, as tall as the tallest: a card may be let go anywhere in one. What has no room is reached sideways. */
export const ColumnsRoom = styled('div')({
  display: 'grid',
  flex: 1,
  gridAutoFlow: 'column',
  // The six statuses that are shown first fit a window of 1280, beside the navigation.
  gridAutoColumns: 'minmax(148px, 1fr)',
  '&[data-wide]': { gridAutoColumns: 'minmax(196px, 1fr)' },
  gridTemplateRows: 'minmax(100%, auto)',
  gap: 8,
  minHeight: 320,
  marginTop: 4,
  overflow: 'auto',
  [phone]: { display: 'block', marginTop: 12, overflow: 'visible' },
});
