import { styled } from '@mui/material/styles';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Lock from 'lucide-react/icons/lock';
import SearchX from 'lucide-react/icons/search-x';
import Unplug from 'lucide-react/icons/unplug';
import type { ReactNode } from 'react';

/** Why there is nothing to see: nothing yet, nothing matches, it failed, it is not allowed. */
export type EmptyKind = 'nothingYet' | 'nothingMatches' | 'failed' | 'notAllowed';

const signs = { nothingYet: FolderPlus, nothingMatches: SearchX, failed: Unplug, notAllowed: Lock };

const Box = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '40px 16px',
  textAlign: 'center',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    marginBottom: 6,
    borderRadius: 8,
    background: vars.palette.sunken,
    color: vars.palette.ink3,
    '& > svg': { width: 18, height: 18, strokeWidth: 1.75 },
  },
  '&[data-kind=failed] > span': { background: vars.palette.bad.tint, color: vars.palette.bad.text },
  '& > h2': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > p': { maxWidth: 400, fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 10 },
}));

interface EmptyStateProps {
  kind: EmptyKind;
  title: string;
  /** What it is for, the filter in words, the reason, or whom to ask. */
  text: ReactNode;
  /** The next act, as a button of size `row`. */
  action?: ReactNode;
}

/** What stands where rows would stand. */
export function EmptyState({ kind, title, text, action }: EmptyStateProps) {
  const Sign = signs[kind];
  return (
    <Box data-kind={kind} role={kind === 'failed' ? 'alert' : undefined}>
      <span>
        <Sign aria-hidden="true" />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {action && <div>{action}</div>}
    </Box>
  );
}
