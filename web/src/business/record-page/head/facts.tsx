import styled from '@emotion/styled';
import { phone } from '../../../ui/media/phone.ts';

/** The line of facts under the name of a record. */
export const Facts = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  minHeight: 20,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0, overflowWrap: 'anywhere' },
  '& > span > svg': { flex: 'none', width: 14, height: 14, strokeWidth: 1.75, color: vars.palette.ink3 },
  '& > span > a': { padding: '2px 0' },
  [phone]: { marginTop: 8, '& > span > a': { padding: '10px 0', margin: '-8px 0' } },
}));
