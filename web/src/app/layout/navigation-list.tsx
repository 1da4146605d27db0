import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router';
import { useUser } from '../../lib/session.ts';
import { Hint } from '../../ui/hint.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type NavigationEntry, type NavigationGroup, navigationFor } from '../navigation.ts';

const Label = styled('h2')(({ theme: { vars } }) => ({
  padding: '14px 20px 6px',
  'div:nth-of-type(2) > &': { paddingTop: 8 },
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: vars.palette.nav.ink2,
}));

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '0 12px',
  '& a, & button': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    height: 38,
    padding: '0 10px',
    border: 0,
    borderRadius: 6,
    background: 'transparent',
    color: vars.palette.nav.ink,
    fontSize: 13.5,
    lineHeight: '20px',
    fontWeight: 500,
    textAlign: 'left',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '&:hover': { background: vars.palette.nav.hover, textDecoration: 'none' },
    '&:focus-visible': { outlineColor: '#7DB8F2', outlineOffset: -2 },
    '& > svg': { width: 18, height: 18, strokeWidth: 1.75, color: vars.palette.nav.ink2 },
    '& > svg:last-of-type:not(:first-of-type)': {
      width: 16,
      height: 16,
      marginLeft: 'auto',
      transition: 'transform 250ms cubic-bezier(.2,0,0,1)',
    },
    '&[aria-expanded=false] > svg:last-of-type': { transform: 'rotate(-90deg)' },
  },
  '& a[aria-current]': {
    background: vars.palette.nav.chosen,
    color: vars.palette.nav.on,
    '& > svg': { color: vars.palette.nav.mark },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: -12,
      top: 9,
      bottom: 9,
      width: 3,
      borderRadius: '0 3px 3px 0',
      background: vars.palette.nav.mark,
    },
  },
  '& ul': { padding: '0 0 0 8px', marginLeft: 19, borderLeft: `1px solid ${vars.palette.nav.line}` },
  '& ul a': {
    height: 34,
    padding: '0 10px 0 12px',
    fontSize: 13,
    fontWeight: 400,
    '&[aria-current]::before': { left: -9 },
  },
  '[data-compact] > div > &': {
    padding: '0 14px',
    gap: 4,
    '& a': { height: 44, justifyContent: 'center', padding: 0, '& > svg': { width: 20, height: 20 } },
    '& a[aria-current]::before': { left: -14 },
  },
}));

function useIsCurrent(): (entry: NavigationEntry) => boolean {
  const { pathname } = useLocation();
  return ({ pages }) => pages.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** The entries of the side navigation; folded, their icons alone, the groups dissolved. */
export function NavigationList({ isCompact }: { isCompact: boolean }) {
  const { t } = useTranslation();
  const { role } = useUser();
  return navigationFor(role).map(({ label, items }) => (
    <div key={label}>
      {!isCompact && <Label>{t(label)}</Label>}
      <List>
        {items.map((item) =>
          'entries' in item ? (
            <Group key={item.label} group={item} isCompact={isCompact} />
          ) : (
            <Entry key={item.label} entry={item} isCompact={isCompact} />
          ),
        )}
      </List>
    </div>
  ));
}

function Entry({ entry, isCompact }: { entry: NavigationEntry; isCompact: boolean }) {
  const { t } = useTranslation();
  const isCurrent = useIsCurrent()(entry);
  const { icon: Icon } = entry;
  const link = (
    <Link to={entry.to} aria-current={isCurrent ? 'page' : undefined}>
      {Icon && <Icon aria-hidden="true" />}
      {isCompact ? <VisuallyHidden>{t(entry.label)}</VisuallyHidden> : t(entry.label)}
    </Link>
  );
  return (
    <li>
      {isCompact ? (
        <Hint title={t(entry.label)} placement="right">
          {link}
        </Hint>
      ) : (
        link
      )}
    </li>
  );
}

function Group({ group, isCompact }: { group: NavigationGroup; isCompact: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const holdsCurrent = group.entries.some(useIsCurrent());
  const [wasOpened, setWasOpened] = useState<boolean | null>(null);
  const isOpen = wasOpened ?? true;
  // A group opens by itself when one of its pages is shown, whatever was chosen before.
  const [heldCurrent, setHeldCurrent] = useState(holdsCurrent);
  if (holdsCurrent !== heldCurrent) {
    setHeldCurrent(holdsCurrent);
    if (holdsCurrent) setWasOpened(true);
  }
  if (isCompact)
    return group.entries.map((entry) => <Entry key={entry.label} entry={{ icon: group.icon, ...entry }} isCompact />);
  const { icon: Icon } = group;
  return (
    <li>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setWasOpened(!isOpen)}>
        <Icon aria-hidden="true" />
        {t(group.label)}
        <ChevronDown aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {group.entries.map((entry) => (
          <Entry key={entry.label} entry={entry} isCompact={false} />
        ))}
      </ul>
    </li>
  );
}
