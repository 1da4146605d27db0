import { useEffect, useState } from 'react';

/** A value once it stayed the same for a moment, such as a text nobody types on. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(value), 250);
    return () => clearTimeout(wait);
  }, [value]);
  return settled;
}
