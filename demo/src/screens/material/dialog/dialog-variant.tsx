import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import type { ReactNode } from 'react';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';

interface DialogVariantProps {
  title: string;
  lead: string;
  /** The words of the button that opens the dialog. */
  open: string;
  onOpen: () => void;
  /** What was answered. */
  outcome: string;
  /** The dialog, and what it is set by before it. */
  children: ReactNode;
}

/** One kind of dialog: its name, the button that opens it, and what was answered last. */
export function DialogVariant({ title, lead, open, onOpen, outcome, children }: DialogVariantProps) {
  return (
    <VariantCard title={title} subtitle={lead}>
      <Button onClick={onOpen}>{open}</Button>
      <Outcome>{outcome}</Outcome>
      {children}
    </VariantCard>
  );
}
