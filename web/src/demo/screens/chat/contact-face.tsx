import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ChatContact } from '../../contract/chat.ts';

const Face = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  flex: 'none',
  display: 'inline-block',
  width: 40,
  height: 40,
  '& > img': { display: 'block', width: '100%', height: '100%', borderRadius: '50%' },
  // A full dot is there, a ring is away.
  '& > i': {
    position: 'absolute',
    right: -2,
    bottom: -2,
    width: 14,
    height: 14,
    border: `2px solid ${vars.palette.background.paper}`,
    borderRadius: '50%',
    background: vars.palette.good.text,
  },
  '& > i[data-status=offline]': {
    background: vars.palette.background.paper,
    boxShadow: `inset 0 0 0 2px ${vars.palette.control}`,
  },
}));

/** The picture of somebody, and whether they are there. */
export function ContactFace({ contact: { avatar, status } }: { contact: Pick<ChatContact, 'avatar' | 'status'> }) {
  const { t } = useTranslation();
  return (
    <Face>
      <img src={avatar} alt="" width={40} height={40} />
      <i data-status={status} aria-hidden="true" />
      <VisuallyHidden>{t(`demo.chat.${status}`)}</VisuallyHidden>
    </Face>
  );
}
