import styled from '@emotion/styled';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import type { Member } from '../../contract/scrum-calls.ts';
import { PersonPicture } from '../../records/person-picture.tsx';

/** The picture of a member; their name stands beside it. */
export function Face({ member: { name, avatar }, size = 24 }: { member: Member; size?: number }) {
  return <PersonPicture name={name} image={avatar} size={size} />;
}

const Row = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'inline-flex',
  '& > span[style]': {
    position: 'relative',
    display: 'inline-flex',
    borderRadius: '50%',
    boxShadow: `0 0 0 2px ${vars.palette.background.paper}`,
  },
  '& > span[style] + span[style]': { marginLeft: -6 },
}));

/** The pictures of some members, and their names for those who cannot see them. */
export function Faces({ members }: { members: readonly Member[] }) {
  if (members.length === 0) return null;
  return (
    <Row title={members.map(({ name }) => name).join(', ')}>
      {members.map((member, place) => (
        // Each lies over the next one, so that initials can be read.
        <span key={member.id} style={{ zIndex: members.length - place }}>
          <Face member={member} />
        </span>
      ))}
      <VisuallyHidden>{members.map(({ name }) => name).join(', ')}</VisuallyHidden>
    </Row>
  );
}
