import { phone } from '@mandate/web/src/ui/media/phone.ts';
import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';

/** Panels that belong together, one below the other. */
export const Folds = styled('div')({ width: '100%', minWidth: 0 });

const Sheet = styled(Accordion)(({ theme: { vars } }) => ({
  border: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  backgroundImage: 'none',
  boxShadow: 'none',
  '&::before': { display: 'none' },
  '& + &': { borderTop: 0 },
  '&:first-of-type': { borderTopLeftRadius: 8, borderTopRightRadius: 8 },
  '&:last-of-type': { borderBottomLeftRadius: 8, borderBottomRightRadius: 8 },
  '&.Mui-expanded': { margin: 0 },
  '&.Mui-disabled': { background: vars.palette.sunken },
  '&[data-look=square]': {
    borderRadius: 0,
    borderInline: 0,
    // The component library takes everything from it, its being a block as well.
    '& > h3': { display: 'block', background: vars.palette.subtle, borderBottom: `1px solid ${vars.palette.divider}` },
    '&.Mui-expanded > h3': { background: vars.palette.tint },
  },
}));

const Head = styled(AccordionSummary)(({ theme: { vars } }) => ({
  gap: 12,
  minHeight: 44,
  padding: '0 16px',
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
  color: vars.palette.text.primary,
  '&.Mui-expanded': { minHeight: 44 },
  '&.Mui-disabled': { opacity: 1, color: vars.palette.text.disabled },
  '&.Mui-focusVisible': { background: 'none', outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
  '& .MuiAccordionSummary-content, & .MuiAccordionSummary-content.Mui-expanded': { margin: '8px 0', minWidth: 0 },
  '& .MuiAccordionSummary-content': { display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
  '& .MuiAccordionSummary-content > small': {
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 400,
    color: vars.palette.ink3,
  },
  '& .MuiAccordionSummary-content > b': { flex: '0 0 38%', minWidth: 120, fontWeight: 500 },
  '& .MuiAccordionSummary-expandIconWrapper > svg': {
    width: 16,
    height: 16,
    strokeWidth: 1.75,
    color: vars.palette.ink3,
  },
  [phone]: { fontSize: 15, '& .MuiAccordionSummary-content > b': { flexBasis: '100%' } },
}));

const Body = styled(AccordionDetails)(({ theme: { vars } }) => ({
  padding: '4px 16px 16px',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '[data-look=square] &': { paddingTop: 12 },
}));

interface FoldProps extends Omit<AccordionProps, 'children' | 'onChange' | 'square'> {
  title: string;
  /** What stands at the right of the title. */
  remark?: string;
  /** With straight corners and a ground for its head. */
  isSquare?: boolean;
  onFold?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A panel whose head opens and folds it. */
export function Fold({ title, remark, isSquare = false, onFold, children, ...rest }: FoldProps) {
  const id = useId();
  return (
    <Sheet
      disableGutters
      square={isSquare}
      data-look={isSquare ? 'square' : undefined}
      {...(onFold && { onChange: (_event, isOpen) => onFold(isOpen) })}
      {...rest}
    >
      <Head id={`${id}-head`} aria-controls={`${id}-body`} expandIcon={<ChevronDown aria-hidden="true" />}>
        {remark === undefined ? (
          title
        ) : (
          <>
            <b>{title}</b>
            <small>{remark}</small>
          </>
        )}
      </Head>
      <Body>{children}</Body>
    </Sheet>
  );
}
