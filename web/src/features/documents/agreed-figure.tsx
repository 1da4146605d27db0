import styled from '@emotion/styled';
import type { DocumentRow } from '@mandate/contract/entities/document.ts';
import CirclePlus from 'lucide-react/icons/circle-plus';
import { offeredText } from '../../business/documents/document-pills.tsx';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { Money } from '../../ui/values/figure.tsx';

const Mark = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'inline-flex',
  marginRight: 6,
  verticalAlign: '-2px',
  color: vars.palette.ink3,
  '& > svg': { width: 13, height: 13, strokeWidth: 2 },
}));

/** What a document comes to; a mark before it says what was offered where more was ordered. */
export function AgreedFigure({ of }: { of: DocumentRow }) {
  const offered = offeredText(of);
  return (
    <>
      {offered !== null && (
        <Mark title={offered}>
          <CirclePlus aria-hidden="true" />
          <VisuallyHidden>{offered}</VisuallyHidden>
        </Mark>
      )}
      <Money amount={of.gross ?? null} currency={of.currency} />
    </>
  );
}
