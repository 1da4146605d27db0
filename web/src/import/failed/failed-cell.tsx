import { useState } from 'react';
import { CallError } from '../../lib/calls/call.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

interface FailedCellProps {
  /** The column and the row. */
  label: string;
  value: string;
  /** What is wrong with it. */
  problem: string | null;
  isLocked: boolean;
  /** @throws CallError when it was not taken */
  onRepair: (value: string) => Promise<void>;
}

/** A cell rewritten: taken when it is left or Enter is pressed, as it was before by Escape. */
export function FailedCell({ label, value, problem, isLocked, onRepair }: FailedCellProps) {
  // Null while it stands as the server has it.
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take(): Promise<void> {
    if (typed === null || isLocked) return;
    if (typed === value) return setTyped(null);
    try {
      setRefusal(null);
      await onRepair(typed);
      // Who went on typing meanwhile keeps that.
      setTyped((now) => (now === typed ? null : now));
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setRefusal(failure.message);
    }
  }

  return (
    <TextField
      size="toolbar"
      label={label}
      isLabelHidden
      value={typed ?? value}
      readOnly={isLocked}
      error={refusal ?? problem ?? undefined}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void take()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void take();
        if (event.key === 'Escape') {
          setTyped(null);
          setRefusal(null);
        }
      }}
    />
  );
}
