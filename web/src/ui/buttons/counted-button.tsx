import styled from '@emotion/styled';
import { tabular } from '../values/tabular.ts';
import type { IconButtonProps } from './icon-button.tsx';
import { TooltipIconButton } from './tooltip-icon-button.tsx';

const Place = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'inline-flex',
  '& > .count': {
    ...tabular,
    position: 'absolute',
    top: 0,
    left: '50%',
    minWidth: 16,
    padding: '0 4px',
    borderRadius: 8,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontSize: 11,
    lineHeight: '16px',
    fontWeight: 600,
    textAlign: 'center',
    pointerEvents: 'none',
  },
}));

/** A button of an icon alone with a count at its corner, none for 0. Its label says the count too. */
export function CountedButton({ count, ...props }: IconButtonProps & { count: number }) {
  return (
    <Place>
      <TooltipIconButton {...props} />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Place>
  );
}
