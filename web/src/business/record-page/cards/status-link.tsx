import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusDot } from '../../../ui/badges/status-pill.tsx';
import { phone } from '../../../ui/media/phone.ts';

const Way = styled(Link)(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: 26,
  padding: '0 8px',
  borderRadius: 999,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  '&:hover': { background: vars.palette.sunken, textDecoration: 'none' },
  '& > b': { fontWeight: 600, color: vars.palette.text.primary },
  [phone]: { height: 44 },
}));

interface StatusLinkProps {
  to: string;
  status: ProjectStatus;
  label: string;
  /** How many. */
  children: ReactNode;
}

/** How many projects are in a status, and the way to them. */
export function StatusLink({ to, status, label, children }: StatusLinkProps) {
  const { palette } = useTheme().vars;
  const sign = { display: 'flex', color: palette.status[status].text, '--pill-tint': palette.background.paper };
  return (
    <Way to={to}>
      <span style={sign as CSSProperties}>
        <StatusDot tone={status} />
      </span>
      {label} <b>{children}</b>
    </Way>
  );
}
