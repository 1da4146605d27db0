import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Member } from '../../contract/scrum.ts';

/** The picture of a member; their name stands beside it. */
export const Face = styled('img')(({ theme: { vars } }) => ({
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  objectFit: 'cover',
  background: vars.palette.sunken,
}));

const Row = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'inline-flex',
  '& > img': { boxShadow: `0 0 0 2px ${vars.palette.background.paper}` },
  '& > img + img': { marginLeft: -6 },
}));

/** The pictures of some members, and their names for those who cannot see them. */
export function Faces({ members }: { members: readonly Member[] }) {
  if (members.length === 0) return null;
  return (
    <Row title={members.map(({ name }) => name).join(', ')}>
      {members.map(({ id, avatar }) => (
        <Face key={id} src={avatar} alt="" draggable={false} />
      ))}
      <VisuallyHidden>{members.map(({ name }) => name).join(', ')}</VisuallyHidden>
    </Row>
  );
}
