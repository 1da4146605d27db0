import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { narrow } from '../../../ui/media/phone.ts';

const Box = styled('section')(({ theme: { vars } }) => ({
  paddingTop: 14,
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& > h2': { marginBottom: 8, fontSize: 12, lineHeight: '16px', fontWeight: 600 },
  '& > ul': { display: 'grid', gap: 7, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: '10px minmax(0, 1fr)', gap: 8 },
  '& li::before': { content: '"–"', color: vars.palette.ink3 },
  // Beside the steps there is room; above the page it would be in the way.
  [narrow]: { display: 'none' },
}));

const left = ['contract', 'actual', 'orders', 'notes', 'history'] as const;

/** What no copy takes along. */
export function StaysBehind() {
  const { t } = useTranslation();
  const title = useId();
  return (
    <Box aria-labelledby={title}>
      <h2 id={title}>{t('copy.staysBehind')}</h2>
      <ul>
        {left.map((what) => (
          <li key={what}>{t(`copy.behind.${what}`)}</li>
        ))}
      </ul>
    </Box>
  );
}
