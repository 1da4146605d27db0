import { Fragment } from 'react';
import { keyed } from './keyed.ts';

/** The lines of a text below each other; a text is text, whatever is typed. */
export function TextLines({ lines }: { lines: readonly string[] }) {
  return keyed(lines).map(({ key, item }) => (
    <Fragment key={key}>
      {key !== '0' && <br />}
      {item}
    </Fragment>
  ));
}
