import styled from '@emotion/styled';
import { Avatar } from '@mandate/web/src/ui/badges/avatar.tsx';

const Round = styled('span')({
  display: 'inline-grid',
  flex: 'none',
  borderRadius: '50%',
  overflow: 'hidden',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&& > span': { width: '100%', height: '100%', fontSize: 'inherit' },
});

interface PersonPictureProps {
  name: string;
  /** Initials stand where there is none. */
  image?: string | undefined;
  /** In pixels. */
  size: number;
}

/** What somebody looks like. Decoration: the name stands beside it. */
export function PersonPicture({ name, image, size }: PersonPictureProps) {
  return (
    <Round style={{ width: size, height: size, fontSize: size * 0.36 }}>
      {image ? <img src={image} alt="" draggable={false} /> : <Avatar name={name} />}
    </Round>
  );
}
