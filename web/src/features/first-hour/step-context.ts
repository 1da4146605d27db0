import type { FirstHourStep } from '@mandate/contract/overview/first-hour.ts';
import { createContext, useContext } from 'react';
import type { SettingForm } from './settings/setting-form.ts';
import type { ParameterRows } from './settings/use-parameter-rows.ts';

/** What the form of a step is given. */
export interface StepFormProps {
  rows: ParameterRows;
  /** The form of the firm, which the picture beside the steps shows. */
  firm: SettingForm;
}

/** What an open step can do beside its own work. */
export interface StepWork {
  step: FirstHourStep;
  /** The next open step after this one; null when none is left. */
  next: FirstHourStep | null;
  /** Goes to the next open step, or folds this one, unless another was opened meanwhile. */
  goOn: () => void;
  /** Leaves it for later and goes on. */
  skip: () => Promise<void>;
  isSkipping: boolean;
  /** Says that what is set is right, where no data tell. */
  agree: () => Promise<void>;
}

/** Carries the open step to its form. */
export const StepContext = createContext<StepWork | null>(null);

/** The step a form stands in. @throws outside of one */
export function useStep(): StepWork {
  const work = useContext(StepContext);
  if (!work) throw new Error('a form stands outside of a step');
  return work;
}
