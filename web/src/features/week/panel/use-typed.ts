import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long after the last letter what is typed is taken over, in milliseconds. */
const pause = 1_000;

/**
 * A text that is typed and taken over when its field is left, or nothing more is typed for a moment.
 * @param stored what it is while nothing is typed; what it becomes elsewhere is shown then
 * @param isWhole whether a text may be taken over while it is still typed: what is half a value waits until the field is left
 */
export function useTyped(stored: string, take: (text: string) => void, isWhole: (text: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const taking = useEffectEvent((text: string) => {
    if (text !== stored) take(text);
  });
  const takingEarly = useEffectEvent((text: string) => {
    if (isWhole(text)) taking(text);
  });
  const latest = useRef(typed);
  latest.current = typed;
  // What was typed last is not lost when the field goes.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (latest.current !== null) taking(latest.current);
    },
    [],
  );
  return {
    value: typed ?? stored,
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setTyped(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => takingEarly(value), pause);
    },
    onBlur: () => {
      clearTimeout(timer.current);
      if (latest.current !== null && latest.current !== stored) take(latest.current);
      setTyped(null);
    },
  };
}
