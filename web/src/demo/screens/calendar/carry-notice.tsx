import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

// Over the calendar, so that nothing moves when an event is lifted.
const Bar = styled('div')(({ theme: { vars } }) => ({
  position: 'absolute',
  insetInline: 12,
  bottom: 12,
  zIndex: 5,
  maxWidth: 560,
  marginInline: 'auto',
  padding: '8px 12px',
  borderRadius: 8,
  background: vars.palette.bar.ground,
  color: vars.palette.bar.ink2,
  boxShadow: vars.palette.shadow.menu,
  fontSize: 13,
  lineHeight: '20px',
  '& > strong': { color: vars.palette.bar.ink, fontWeight: 500 },
}));

interface CarryNoticeProps {
  /** The id under which events name what keys do with them. */
  id: string;
  /** An event is being carried. */
  isCarrying: boolean;
  /** Which event is where, or where it was left. */
  said: string;
}

/** Says where an event is that is carried by keyboard: aloud, and over the calendar. */
export function CarryNotice({ id, isCarrying, said }: CarryNoticeProps) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden id={id}>{t('demo.calendar.carry.howTo')}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isCarrying && (
        <Bar aria-hidden="true">
          <strong>{said}</strong> {t('demo.calendar.carry.keys')}
        </Bar>
      )}
    </>
  );
}
