import styled from '@emotion/styled';
import { useUser } from '@mandate/web/src/lib/session/session.ts';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Contact } from '../../contract/contact-calls.ts';
import { PersonPicture } from '../../records/person-picture.tsx';
import { profilePath } from '../profile/profile-path.ts';
import { contactPaths } from './contact-paths.ts';
import { type Team, teamOf, teams } from './teams.ts';
import { byName } from './use-contacts.ts';

const ownTeam: Team = 'alpha';
const shownMembers = 5;

const Who = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '16px 20px',
  overflowWrap: 'anywhere',
  '& > div': { minWidth: 0 },
  '& strong': { display: 'block', fontWeight: 600 },
  '& a': { fontSize: 12, lineHeight: '16px' },
  '& + h2': { borderTop: `1px solid ${vars.palette.divider}` },
}));

const Title = styled('h2')(({ theme: { vars } }) => ({
  padding: '14px 20px 4px',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.ink3,
}));

const Choices = styled('ul')(({ theme: { vars } }) => ({
  ...tabular,
  padding: '0 12px 12px',
  '& button, & a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 36,
    padding: '4px 8px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    fontSize: 13,
    lineHeight: '20px',
    textAlign: 'left',
    color: vars.palette.text.primary,
    cursor: 'pointer',
    '&:hover': { background: vars.palette.hover },
    '&[aria-pressed=true]': { background: vars.palette.tint, fontWeight: 500 },
    '& > small': { marginLeft: 'auto', fontSize: 12, color: vars.palette.text.secondary },
    [phone]: { minHeight: 44 },
  },
}));

interface TeamPanelProps {
  contacts: readonly Contact[];
  team: Team | null;
  onChoose: (team: Team | null) => void;
}

/** Who looks, the teams to choose from, and who is in one's own. */
export function TeamPanel({ contacts, team, onChoose }: TeamPanelProps) {
  const { t } = useTranslation('demo');
  const { fullName } = useUser();
  const own = byName(contacts).filter((contact) => contact.isActive && teamOf(contact) === ownTeam);
  const countOf = (asked: Team | null) =>
    contacts.filter((contact) => asked === null || teamOf(contact) === asked).length;
  return (
    <PageCard isFlush aria-label={t('contacts.teams')}>
      <Who>
        <PersonPicture name={fullName} size={48} />
        <div>
          <strong>{fullName}</strong>
          <Link to={profilePath}>{t('contacts.ownProfile')}</Link>
        </div>
      </Who>
      <Title>{t('contacts.teams')}</Title>
      <Choices>
        {[null, ...teams].map((each) => (
          <li key={each}>
            <button type="button" aria-pressed={each === team} onClick={() => onChoose(each)}>
              {each === null ? t('contacts.allTeams') : t(`contacts.team.${each}`)}
              <small>{numberText(countOf(each))}</small>
            </button>
          </li>
        ))}
      </Choices>
      <Title>{t('contacts.myTeam')}</Title>
      <Choices>
        {own.slice(0, shownMembers).map(({ id, name, imgUrl }) => (
          <li key={id}>
            <Link to={contactPaths.profile(id)}>
              <PersonPicture name={name} image={imgUrl} size={24} />
              {name}
            </Link>
          </li>
        ))}
      </Choices>
    </PageCard>
  );
}
