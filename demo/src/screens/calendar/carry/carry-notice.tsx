import styled from '@emotion/styled';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';

// Takes no room, so that nothing moves when an event is lifted, and stays in sight where the calendar is higher than the window.
const Edge = styled('div')({ position: 'sticky', bottom: 12, height: 0, zIndex: 5 });

const Bar = styled('div')(({ theme: { vars } }) => ({
  position: 'absolute',
  insetInline: 12,
  bottom: 0,
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
  const { t } = useTranslation('demo');
  return (
    <>
      <VisuallyHidden id={id}>{t('calendar.carry.howTo')}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isCarrying && (
        <Edge aria-hidden="true">
          <Bar>
            <strong>{said}</strong> {t('calendar.carry.keys')}
          </Bar>
        </Edge>
      )}
    </>
  );
}
