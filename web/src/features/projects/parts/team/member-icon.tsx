import styled from '@emotion/styled';
import { Avatar } from '../../../../ui/badges/avatar.tsx';

const Open = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  border: `1.5px dashed ${vars.palette.control}`,
  borderRadius: '50%',
  fontSize: 11,
  lineHeight: 1,
  fontWeight: 600,
  color: vars.palette.ink3,
}));

/** The initials of a person, or a dashed circle while nobody is named. Decoration: the name stands beside it. */
export function MemberIcon({ person }: { person: string | undefined }) {
  return person ? <Avatar name={person} /> : <Open aria-hidden="true">?</Open>;
}
