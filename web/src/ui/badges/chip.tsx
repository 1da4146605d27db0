import styled from '@emotion/styled';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { phone } from '../media/phone.ts';

const Body = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  height: 28,
  borderRadius: 6,
  background: vars.palette.tint,
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  '& > span': { padding: '0 10px', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > span:not(:last-child)': { paddingRight: 4 },
  '& b': { fontWeight: 600 },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 26,
    height: 28,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    '& > svg': { width: 14, height: 14 },
    '&:hover': { background: vars.palette.tint2 },
    '&:focus-visible': { outlineOffset: -2 },
  },
  [phone]: { height: 32, '& > button': { width: 32, height: 32 } },
}));

/** A condition or a tag in force; with `onRemove` it can be taken away by the named button. */
export function Chip({ children, remove }: { children: ReactNode; remove?: { label: string; run: () => void } }) {
  return (
    <Body>
      <span>{children}</span>
      {remove && (
        <button type="button" aria-label={remove.label} onClick={remove.run}>
          <X aria-hidden="true" />
        </button>
      )}
    </Body>
  );
}

/** A quiet tag: a count, a remark. */
export const Tag = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 20,
  padding: '0 6px',
  borderRadius: 4,
  background: vars.palette.sunken,
  color: vars.palette.text.secondary,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
}));
