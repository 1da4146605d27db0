import styled from '@emotion/styled';
import Handshake from 'lucide-react/icons/handshake';
import { Avatar } from '../../../../ui/badges/avatar.tsx';
import type { Assignee } from './assignee.ts';

const Mark = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  fontSize: 11,
  lineHeight: 1,
  fontWeight: 600,
  color: vars.palette.ink3,
  '& > svg': { width: 14, height: 14, strokeWidth: 1.75 },
  '&[data-kind=provider]': { borderRadius: 4, background: vars.palette.sunken },
  '&[data-kind=open]': { border: `1.5px dashed ${vars.palette.control}`, borderRadius: '50%' },
}));

interface AssigneeSignProps {
  kind: Assignee['kind'];
  label: string;
}

/** Who delivers at a glance: a round sign is a person, a square one a provider, a dashed one a role to be filled. Decoration. */
export function AssigneeIcon({ kind, label }: AssigneeSignProps) {
  if (kind === 'person') return <Avatar name={label} />;
  if (kind === 'unmatched') return null;
  return (
    <Mark data-kind={kind} aria-hidden="true">
      {kind === 'provider' ? <Handshake /> : '?'}
    </Mark>
  );
}
