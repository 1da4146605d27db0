import styled from '@emotion/styled';
import { Tag } from '@mandate/web/src/ui/badges/chip.tsx';
import { LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Contact } from '../../contract/contact-calls.ts';
import { PersonPicture } from '../../records/person-picture.tsx';
import { contactPaths } from './contact-paths.ts';
import { ContactStatus } from './contact-status.tsx';
import { teamOf } from './teams.ts';

const List = styled('ul')(({ theme: { vars } }) => ({
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, overflowWrap: 'anywhere' },
  '& .name': { flex: 1, minWidth: 0 },
  '& .name > a': { fontWeight: 500, color: vars.palette.text.primary },
  '& .name > small': {
    display: 'block',
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
  },
  '& .marks': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '&[data-look=rows] > li': { padding: '10px 20px', borderTop: `1px solid ${vars.palette.divider}` },
  '&[data-look=cards]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: 14,
    padding: '4px 20px 20px',
  },
  '&[data-look=cards] > li': {
    flexDirection: 'column',
    padding: 16,
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 8,
    textAlign: 'center',
    '& .marks': { justifyContent: 'center' },
  },
  [phone]: {
    '&[data-look=cards]': { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 16 },
    '&[data-look=rows] > li': { flexWrap: 'wrap', paddingInline: 16, '& .name': { flexBasis: 180 } },
  },
}));

/** Contacts with their team, as cards or as rows. */
export function TeamMembers({ contacts, look }: { contacts: readonly Contact[]; look: 'cards' | 'rows' }) {
  const { t } = useTranslation('demo');
  return (
    <List data-look={look}>
      {contacts.map(({ id, index, name, company, imgUrl, isActive }) => (
        <li key={id}>
          <PersonPicture name={name} image={imgUrl} size={look === 'cards' ? 64 : 40} />
          <div className="name">
            <Link to={contactPaths.profile(id)}>{name}</Link>
            <small>{company}</small>
          </div>
          <div className="marks">
            <Tag>{t(`contacts.team.${teamOf({ index })}`)}</Tag>
            <ContactStatus isActive={isActive} />
          </div>
          <LinkButton
            size="toolbar"
            to={contactPaths.chat}
            aria-label={t('contacts.chatWith', { name })}
            icon={<MessageCircle aria-hidden="true" />}
          >
            {t('contacts.chat')}
          </LinkButton>
        </li>
      ))}
    </List>
  );
}
