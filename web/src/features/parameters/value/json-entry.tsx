import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { useState } from 'react';
import type { BoundField } from '../../../form/fields/field-cell.tsx';
import { problemSentence } from '../../../records/words/record-words.ts';
import { TextArea } from '../../../ui/fields/text-field.tsx';

/** What stands in the form for a text that is no JSON: a value JSON does not have, so that it is never saved. */
const unreadable = Number.NaN;

/** A value of any form, as JSON text that is checked while it is typed. */
export function JsonEntry({ field }: { field: BoundField }) {
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typed !== null && Number.isNaN(field.value);
  const written = field.value === null ? '' : JSON.stringify(field.value, null, 2);
  return (
    <TextArea
      {...field.frame}
      error={isUnreadable ? problemSentence(fieldError(field.path, 'jsonNotValid')) : field.frame.error}
      rows={8}
      spellCheck={false}
      style={{ fontFamily: 'ui-monospace, monospace', fontSize: 13 }}
      value={isUnreadable ? typed : (typed ?? written)}
      onChange={({ target }) => {
        setTyped(target.value);
        field.set(read(target.value));
      }}
      onBlur={() => !isUnreadable && setTyped(null)}
    />
  );
}

function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}
