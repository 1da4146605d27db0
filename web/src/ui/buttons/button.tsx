import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from '../feedback/spinner.tsx';
import { ease } from '../media/ease.ts';
import { phone } from '../media/phone.ts';

/** How a button looks: one `primary` on a screen; `danger` for what can be taken back, `dangerFill` for what cannot. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'chosen' | 'danger' | 'dangerFill';

/** 28 in rows, 32 in toolbars, 36, and 40 on session pages; 44 on phones whatever is asked. */
export type ButtonSize = 'row' | 'toolbar' | 'page' | 'large';

interface Looks {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: ReactNode;
}

const heights: Record<ButtonSize, number> = { row: 28, toolbar: 32, page: 36, large: 40 };

function shape({ theme: { vars } }: { theme: Theme }): CSSObject {
  const { palette } = vars;
  return {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    flex: 'none',
    height: heights.page,
    padding: '0 14px',
    border: `1px solid ${palette.line2}`,
    borderRadius: 6,
    background: palette.background.paper,
    color: palette.text.primary,
    font: 'inherit',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color 120ms ${ease}, border-color 120ms ${ease}`,
    '& > svg': { width: 16, height: 16, strokeWidth: 1.75, color: palette.ink3 },
    '&:hover': { background: palette.hover, textDecoration: 'none' },
    '&[data-size=row]': { height: heights.row, padding: '0 8px', fontSize: 12 },
    '&[data-size=toolbar]': { height: heights.toolbar, padding: '0 10px' },
    '&[data-size=large]': { height: heights.large, fontSize: 14 },
    '&[data-look=primary], &[data-look=dangerFill]': { color: palette.primary.contrastText },
    '&:not([data-look=secondary]):not([data-look=quiet]) > svg': { color: 'inherit' },
    '&[data-look=primary]': { background: palette.primary.main, borderColor: palette.primary.main },
    '&[data-look=primary]:hover': { background: palette.primary.dark, borderColor: palette.primary.dark },
    '&[data-look=quiet]': { background: 'transparent', borderColor: 'transparent', color: palette.text.secondary },
    '&[data-look=quiet]:hover': { background: palette.sunken, color: palette.text.primary },
    '&[data-look=chosen]': { background: palette.tint, borderColor: 'transparent', color: palette.primaryText },
    '&[data-look=chosen]:hover': { background: palette.tint2 },
    '&[data-look=danger]': { color: palette.bad.text, borderColor: palette.bad.line },
    '&[data-look=danger]:hover': { background: palette.bad.tint },
    '&[data-look=dangerFill]': { background: palette.bad.fill, borderColor: palette.bad.fill },
    '&:disabled, &[aria-disabled=true]:not([data-busy])': {
      background: palette.sunken,
      borderColor: 'transparent',
      color: palette.text.disabled,
      cursor: 'default',
    },
    '&[data-busy]': { cursor: 'progress' },
    [phone]: { minHeight: 44, fontSize: 15 },
  };
}

const StyledButton = styled('button')(shape);
const StyledLink = styled(Link)(shape);
const Covered = styled('span')({
  display: 'contents',
  '&[data-busy]': { display: 'inline-flex', opacity: 0 },
});
const Over = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

interface ButtonProps extends Looks, ComponentProps<'button'> {
  /** Work is under way: the button keeps its width, shows a spinner and does not answer again. */
  busy?: boolean;
  /** What is under way, in a word: "Saving…". Without it the spinner stands over the label. */
  busyLabel?: string;
  /** Off, but reachable by keyboard, so that its description can say why. */
  isOff?: boolean;
}

/** A button: a verb and a noun. */
export function Button({
  look = 'secondary',
  size = 'page',
  icon,
  busy = false,
  busyLabel,
  isOff = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isSilent = busy || isOff;
  return (
    <StyledButton
      type="button"
      {...rest}
      data-look={look}
      data-size={size}
      data-busy={busy || undefined}
      aria-disabled={isSilent || undefined}
      aria-busy={busy || undefined}
      onClick={isSilent ? (event) => event.preventDefault() : onClick}
    >
      {busy && busyLabel ? (
        <>
          <Spinner />
          {busyLabel}
        </>
      ) : (
        <>
          {icon}
          <Covered data-busy={busy || undefined}>{children}</Covered>
          {busy && (
            <Over>
              <Spinner size={24} />
            </Over>
          )}
        </>
      )}
    </StyledButton>
  );
}

/** A link that looks like a button, for what opens a page. */
export function LinkButton({
  look = 'secondary',
  size = 'page',
  icon,
  children,
  ...rest
}: Looks & ComponentProps<typeof Link>) {
  return (
    <StyledLink {...rest} data-look={look} data-size={size}>
      {icon}
      {children}
    </StyledLink>
  );
}
