import styled from '@emotion/styled';
import { phone } from '../../../ui/media/phone.ts';
import { tabular } from '../../../ui/values/tabular.ts';

/** One row of a part as readers see it: a sign, its name, and what else is known, in columns; one below another on phones. */
export const RowText = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 2fr) minmax(0, 1.5fr)',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '9px 0',
  fontSize: 13,
  lineHeight: '20px',
  '& > strong': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& > span': { ...tabular, minWidth: 0, overflowWrap: 'anywhere', color: vars.palette.text.secondary },
  [phone]: {
    gridTemplateColumns: '22px minmax(0, 1fr)',
    '& > *': { gridColumn: 2 },
    '& > :first-of-type': { gridColumn: 1, gridRow: 1 },
    '& > :empty': { display: 'none' },
  },
}));
