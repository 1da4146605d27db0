import styled from '@emotion/styled';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { inPageOrder, type Problem } from './in-page-order.ts';

const Box = styled('section')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 12,
  padding: '14px 20px',
  border: `1px solid ${vars.palette.bad.text}`,
  borderLeftWidth: 4,
  borderRadius: 8,
  background: vars.palette.background.paper,
  '& > svg': { width: 18, height: 18, marginTop: 1, color: vars.palette.bad.text },
  '& > div': { minWidth: 0 },
  '& h2': { fontSize: 15, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& ul': { display: 'grid', gap: 4, marginTop: 8, fontSize: 13, lineHeight: '20px', overflowWrap: 'anywhere' },
  '& a': { color: vars.palette.bad.text, textDecoration: 'underline', textUnderlineOffset: 3 },
  '& li:not(:has(a))': { color: vars.palette.bad.text },
  '&:focus': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
}));

interface ErrorSummaryProps {
  /** "Customer not saved: 2 fields to correct". */
  title: string;
  problems: readonly Problem[];
  /** Changes with every attempt to save: the focus then moves here. */
  attempt: number;
}

/** What keeps a record from being saved, at the top of its editor and in its order. Absent when nothing does. */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const [ordered, setOrdered] = useState(problems);
  // Before anything is painted, and after the page is laid out: some controls come with what is wrong with them.
  useLayoutEffect(() => setOrdered(inPageOrder(problems)), [problems]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what the effect waits for
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [attempt]);
  if (problems.length === 0) return null;
  const once = new Map(ordered.map((problem) => [`${problem.target} ${problem.text}`, problem]));
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-label={title}>
      <CircleAlert aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        <ul>
          {[...once].map(([key, { text, target }]) => (
            <li key={key}>
              {target === undefined ? (
                text
              ) : (
                <a href={`#${target}`} onClick={(event) => goTo(event, target)}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}

function goTo(event: React.MouseEvent, id: string): void {
  event.preventDefault();
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
