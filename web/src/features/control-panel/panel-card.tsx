import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { phone } from '../../ui/media/phone.ts';
import { tabular } from '../../ui/values/tabular.ts';

const Surface = styled('section')(({ theme: { vars } }) => ({
  minWidth: 0,
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.card,
  overflow: 'hidden',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 10px',
    minHeight: 56,
    padding: '10px 12px 10px 16px',
  },
  '& > header > h2': { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  '& > header > h2:focus-visible': { outlineOffset: 4 },
  [phone]: { '& > header': { padding: '10px 14px' } },
}));

/** A quiet count beside a title. */
export const TitleCount = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  padding: '1px 7px',
  borderRadius: 999,
  background: vars.palette.sunken,
  color: vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
}));

const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  fontSize: 13,
});

interface PanelCardProps {
  title: string;
  /** What stands beside the title: how many there are, how it is. */
  mark?: ReactNode;
  /** What stands at the right of the head. */
  acts?: ReactNode;
  children: ReactNode;
}

/** One card of the control panel: a part of the page with its own title, which can take the focus. */
export function PanelCard({ title, mark, acts, children }: PanelCardProps) {
  const id = useId();
  return (
    <Surface aria-labelledby={id}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {mark}
        {acts && <Acts>{acts}</Acts>}
      </header>
      {children}
    </Surface>
  );
}

/** The place of what a card says that holds nothing. */
export const CardEmpty = styled('div')({ padding: '0 16px 12px' });

/** A list that reaches the edges of its card, its rows apart by lines. */
export const CardList = styled('ul')(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 13,
  lineHeight: '20px',
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > li:focus-visible, & a:focus-visible': { outlineOffset: -2 },
}));

/** What is said, or asked for, below the rows of a card. */
export const CardFoot = styled('div')(({ theme: { vars } }) => ({
  padding: '8px 8px 8px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 12,
  lineHeight: '28px',
  color: vars.palette.text.secondary,
  '& > button[data-look]': { marginLeft: -8, color: vars.palette.primaryText },
}));
