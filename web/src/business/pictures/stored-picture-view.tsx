import styled from '@emotion/styled';
import type { StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import type { ReactNode } from 'react';
import { useStoredPicture } from './use-stored-picture.ts';

// The ground is paper: a dark logo is seen in either theme.
const Picture = styled('img')({ display: 'block', maxWidth: '100%', borderRadius: 4, background: '#ffffff' });

interface StoredPictureViewProps {
  picture: Pick<StoredPicture, 'sha256' | 'width' | 'height'>;
  /** The words for who does not see it. */
  alt: string;
  /** How high it is at most, in pixels; it is never larger than it is. */
  height: number;
  /** What stands in its place where it cannot be fetched. */
  failed: ReactNode;
}

/** A picture of the firm. It has its room before it comes, so that nothing moves then. */
export function StoredPictureView({ picture, alt, height, failed }: StoredPictureViewProps) {
  const { address, isError } = useStoredPicture(picture.sha256);
  if (isError) return failed;
  const share = Math.min(1, height / picture.height);
  const room = { width: picture.width * share, aspectRatio: `${picture.width} / ${picture.height}` };
  if (address === null) return <Picture as="span" style={room} />;
  return <Picture src={address} alt={alt} style={room} />;
}
