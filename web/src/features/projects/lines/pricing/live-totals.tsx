import { useEditing, useForm } from '../../../../form/state/editing-context.ts';
import { useFormats } from '../../../../ui/values/formats.ts';
import { type LiveFigures, useTellFigures } from '../../live-figures.ts';
import type { TaxRate } from '../cells/cell-facts.ts';
import type { EditLine } from '../edit-line.ts';
import { type LineDraft, useLive } from '../line-draft.ts';
import { TotalsStrip } from './totals-strip.tsx';
import { usePricedLines } from './use-priced-lines.ts';

interface LiveTotalsProps {
  lines: readonly EditLine[];
  draft: LineDraft;
  /** Told what they come to, for the head of the page. */
  figures: LiveFigures;
  rates: readonly TaxRate[];
  /** Leads to the cell of a line; null where lines are for reading. */
  onGo: ((lineId: string, field: string) => void) | null;
}

/** What the lines come to with every letter typed, painted with the letter: the grid above, which is larger, follows. */
export function LiveTotals({ lines, draft: live, figures, rates, onGo }: LiveTotalsProps) {
  const { form, isReading, isNew } = useEditing();
  const draft = useLive(live);
  const priced = usePricedLines(form, lines, draft, rates);
  useTellFigures(figures, priced);
  const discountPercent = useForm(form, ({ values }) => (values.discountPercent ?? null) as string | null);
  const changes = useForm(form, (state) => state.changes);
  const { number: numberFormat } = useFormats();
  return (
    <TotalsStrip
      priced={priced}
      discountPercent={discountPercent}
      numberFormat={numberFormat}
      isUnsaved={changes > 0 || draft !== null}
      isRaised={!isReading && (isNew || changes > 0)}
      onGo={onGo}
    />
  );
}
