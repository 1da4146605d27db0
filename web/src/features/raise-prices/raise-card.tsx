import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Tag } from '../../ui/badges/chip.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { numberText } from '../../ui/values/value-texts.ts';

const Card = styled('section')(({ theme: { vars } }) => ({
  minWidth: 0,
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.card,
  overflow: 'hidden',
  scrollMarginTop: 14,
  outline: 'none',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: 44,
    padding: '10px 16px',
  },
  '& > header > h2': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& > header > p': { marginLeft: 'auto', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: '8px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
  },
}));

interface RaiseCardProps {
  id?: string;
  title: string;
  count: number;
  /** At the right of the title. */
  remark: ReactNode;
  children: ReactNode;
}

/** One half of the receipt: how many there are of what, and what they come to together. */
export function RaiseCard({ id, title, count, remark, children }: RaiseCardProps) {
  const { number } = useFormats();
  return (
    <Card id={id} tabIndex={id === undefined ? undefined : -1} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Tag>{numberText(count, number)}</Tag>
        {remark && <p>{remark}</p>}
      </header>
      {children}
    </Card>
  );
}
