import { dayIn } from '@mandate/contract/values/dates.ts';
import { personTimeZone } from '@mandate/web/src/lib/preferences/preferences.ts';
import { useState } from 'react';
import { SimpleFormFields } from './simple-form-fields.tsx';
import type { SimpleFormValues } from './simple-form-problems.ts';
import { SimpleFormSummary } from './simple-form-summary.tsx';

/** An empty form: nothing but the day it is. */
function emptyForm(): SimpleFormValues {
  const today = dayIn(new Date(), personTimeZone());
  return {
    ...{ username: '', firstName: '', email: '', date: today, card: '' },
    ...{ mobile: '', password: '', confirmPassword: '', gender: '', hasAgreed: false },
  };
}

/** A form of everyday fields; once it is in order, what was entered takes its place. */
export function SimpleForm() {
  const [entered, setEntered] = useState<SimpleFormValues | null>(null);
  return entered === null ? (
    <SimpleFormFields begun={emptyForm()} onDone={setEntered} />
  ) : (
    <SimpleFormSummary values={entered} onAgain={() => setEntered(null)} />
  );
}
