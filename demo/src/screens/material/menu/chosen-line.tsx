import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';

const Line = styled('p')(({ theme: { vars } }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

/** What was chosen from a menu; null for nothing yet. */
export function ChosenLine({ what }: { what: string | null }) {
  const { t } = useTranslation('demo');
  return (
    <Line role="status">{what === null ? t('material.menu.nothingChosen') : t('material.menu.chosen', { what })}</Line>
  );
}
