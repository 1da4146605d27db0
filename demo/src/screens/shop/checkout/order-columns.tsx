import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';

/** What is ordered or filled in, and beside it what it comes to. */
export const OrderColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: 16,
  maxWidth: 1200,
  '& aside': { display: 'grid', gap: 16 },
  '@media (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [phone]: { gap: 12 },
});
