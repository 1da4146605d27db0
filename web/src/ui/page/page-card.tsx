import styled from '@emotion/styled';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentProps, ReactNode } from 'react';
import { LinkButton } from '../buttons/button.tsx';

const Surface = styled('section')(({ theme: { vars } }) => ({
  minWidth: 0,
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.card,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, padding: '16px 20px 0' },
  '& > header + [data-flush]': { paddingTop: 10 },
  '& > header > h2': { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
}));

const Body = styled('div')({ padding: 20, '&[data-flush]': { padding: 0 } });

interface PageCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  back?: { label: string; to: string };
  /** The content reaches the edges, as a table does. */
  isFlush?: boolean;
}

/** A sheet of the page, with a title and a Back button if it needs them. */
export function PageCard({ title, actions, back, isFlush = false, children, ...rest }: PageCardProps) {
  return (
    <Surface {...rest}>
      {(title || back || actions) && (
        <header>
          {back && (
            <LinkButton to={back.to} look="quiet" size="toolbar" icon={<ArrowLeft aria-hidden="true" />}>
              {back.label}
            </LinkButton>
          )}
          {title && <h2>{title}</h2>}
          {actions}
        </header>
      )}
      <Body data-flush={isFlush || undefined}>{children}</Body>
    </Surface>
  );
}
