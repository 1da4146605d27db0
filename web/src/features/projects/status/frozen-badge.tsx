import styled from '@emotion/styled';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { useFrozen } from './use-frozen.ts';
import { useNearDate } from './use-near-date.ts';

const Icon = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  paddingLeft: 12,
  alignItems: 'center',
  gap: 6,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  '& > svg': { width: 15, height: 15, strokeWidth: 1.75, color: vars.palette.ink3 },
}));

/** Says since when prices and costs are frozen; nothing while they are not. */
export function FrozenBadge() {
  const { t } = useTranslation();
  const { frozenOn } = useFrozen();
  const near = useNearDate();
  if (frozenOn === null) return null;
  return (
    <Icon>
      <Lock aria-hidden="true" />
      {t('projectStatus.frozen', { date: near(frozenOn) })}
    </Icon>
  );
}
