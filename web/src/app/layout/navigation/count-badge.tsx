import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';

// No more digits than the pill has room for.
const most = 99;

/** The pill of an entry: how many there are, and in words for who hears it; nothing where there are none. */
export function CountBadge({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <>
      <span className="badge" aria-hidden="true">
        {count > most ? `${most}+` : count}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
