import styled from '@emotion/styled';
import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { Tag } from '../../../ui/badges/chip.tsx';
import { phone } from '../../../ui/media/phone.ts';

const Name = styled('button')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  padding: '4px 4px 4px 0',
  border: 0,
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'left',
  color: vars.palette.text.primary,
  cursor: 'pointer',
  '& > b': { minWidth: 0, fontWeight: 500, overflowWrap: 'break-word' },
  [phone]: { minHeight: 44, fontSize: 15 },
}));

interface WeekNameButtonProps {
  week: WaitingWeek;
  isOpen: boolean;
  onOpen: () => void;
}

/** Whose week it is; it shows the week beside the others. */
export function WeekNameButton({ week: { personnelLabel, isOwn }, isOpen, onOpen }: WeekNameButtonProps) {
  const { t } = useTranslation();
  return (
    <Name type="button" data-opens aria-expanded={isOpen} onClick={onOpen}>
      <Avatar name={personnelLabel} />
      <b>{personnelLabel}</b>
      {isOwn && <Tag>{t('approvals.own')}</Tag>}
    </Name>
  );
}
