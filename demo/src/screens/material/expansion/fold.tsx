import styled from '@emotion/styled';
import { ease } from '@mandate/web/src/ui/media/ease.ts';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';

/** Panels that belong together, one below the other. */
export const Folds = styled('div')({ width: '100%', minWidth: 0 });

const Sheet = styled('section')(({ theme: { vars } }) => ({
  border: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '& + &': { borderTop: 0 },
  '&:first-of-type': { borderTopLeftRadius: 8, borderTopRightRadius: 8 },
  '&:last-of-type': { borderBottomLeftRadius: 8, borderBottomRightRadius: 8 },
  '&[data-off]': { background: vars.palette.sunken },
  '&[data-look=square]': {
    borderRadius: 0,
    borderInline: 0,
    '& > h3': { background: vars.palette.subtle, borderBottom: `1px solid ${vars.palette.divider}` },
    '&[data-open] > h3': { background: vars.palette.tint },
  },
}));

const Head = styled('button')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '8px 16px',
  border: 0,
  background: 'none',
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
  textAlign: 'left',
  color: vars.palette.text.primary,
  cursor: 'pointer',
  '&:disabled': { color: vars.palette.text.disabled, cursor: 'default' },
  '&:focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
  '& > span': { display: 'flex', flexWrap: 'wrap', flex: 1, gap: '0 16px', minWidth: 0 },
  '& small': { fontSize: 13, lineHeight: '20px', fontWeight: 400, color: vars.palette.ink3 },
  '& b': { flex: '0 0 38%', minWidth: 120, fontWeight: 500 },
  '& > svg': {
    width: 16,
    height: 16,
    strokeWidth: 1.75,
    color: vars.palette.ink3,
    transition: `transform 180ms ${ease}`,
  },
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  [phone]: { fontSize: 15, '& b': { flexBasis: '100%' } },
}));

// Its height grows from nothing to what it holds.
const Body = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  transition: `grid-template-rows 180ms ${ease}, visibility 180ms`,
  '& > div': { overflow: 'hidden', minHeight: 0 },
  '& > div > div': { padding: '4px 16px 16px' },
  '[data-look=square] > & > div > div': { paddingTop: 12 },
  '[data-open] > &': { gridTemplateRows: '1fr', visibility: 'visible' },
}));

interface FoldProps {
  title: string;
  /** What stands at the right of the title. */
  remark?: string;
  /** With straight corners and a ground for its head. */
  isSquare?: boolean;
  isOff?: boolean;
  /** Whether it is open, where others know of it; else it keeps that itself. */
  isOpen?: boolean;
  onFold?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A panel whose head opens and folds it. */
export function Fold({ title, remark, isSquare = false, isOff = false, isOpen, onFold, children }: FoldProps) {
  const id = useId();
  const [own, setOwn] = useState(false);
  const open = isOpen ?? own;
  return (
    <Sheet data-look={isSquare ? 'square' : undefined} data-open={open || undefined} data-off={isOff || undefined}>
      <h3>
        <Head
          type="button"
          id={`${id}-head`}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          disabled={isOff}
          onClick={() => {
            setOwn(!open);
            onFold?.(!open);
          }}
        >
          <span>
            {remark === undefined ? (
              title
            ) : (
              <>
                <b>{title}</b>
                <small>{remark}</small>
              </>
            )}
          </span>
          <ChevronDown aria-hidden="true" />
        </Head>
      </h3>
      <Body>
        {/* biome-ignore lint/a11y/useSemanticElements: a section would be counted among the panels */}
        <div id={`${id}-body`} role="region" aria-labelledby={`${id}-head`}>
          <div>{children}</div>
        </div>
      </Body>
    </Sheet>
  );
}
