import type { Stretch } from '@mandate/contract/search/search-words.ts';
import { Fragment } from 'react';

/** A text with parts of it highlighted. */
export function HighlightedStretches({ text, stretches }: { text: string; stretches: readonly Stretch[] | undefined }) {
  if (!stretches?.length) return text;
  return (
    <>
      {stretches.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(stretches[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(stretches.at(-1)?.[1] ?? 0)}
    </>
  );
}
