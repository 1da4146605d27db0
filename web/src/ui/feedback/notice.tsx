import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentProps, ReactNode } from 'react';

/** What a notice is about. */
export type NoticeKind = 'info' | 'good' | 'caution' | 'bad';

const icons = { info: Info, good: CircleCheck, caution: TriangleAlert, bad: CircleAlert };

const Box = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 10,
  padding: '10px 12px',
  borderRadius: 8,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75, marginTop: 2 },
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

interface NoticeProps extends ComponentProps<'div'> {
  kind?: NoticeKind;
  /** Another sign than the kind's own. */
  icon?: ReactNode;
}

/** A remark inside the page. Give it `role="alert"` when it appears by itself. */
export function Notice({ kind = 'info', icon, children, ...rest }: NoticeProps) {
  const { palette } = useTheme().vars;
  const pairs = {
    info: { text: palette.primaryText, tint: palette.tint },
    good: palette.good,
    caution: palette.caution,
    bad: palette.bad,
  };
  const Icon = icons[kind];
  return (
    <Box {...rest} style={{ background: pairs[kind].tint }}>
      {icon ?? <Icon aria-hidden="true" style={{ color: pairs[kind].text }} />}
      <div>{children}</div>
    </Box>
  );
}
