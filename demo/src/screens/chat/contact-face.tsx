import styled from '@emotion/styled';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import type { ChatContact } from '../../contract/chat-calls.ts';
import { PersonPicture } from '../../records/person-picture.tsx';

const Face = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  flex: 'none',
  display: 'inline-block',
  width: 40,
  height: 40,
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
export function ContactFace({ contact: { name, avatar, status } }: { contact: ChatContact }) {
  const { t } = useTranslation('demo');
  return (
    <Face>
      <PersonPicture name={name} image={avatar} size={40} />
      <i data-status={status} aria-hidden="true" />
      <VisuallyHidden>{t(`chat.${status}`)}</VisuallyHidden>
    </Face>
  );
}
