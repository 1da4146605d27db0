import { useEffect, useState } from 'react';

type Group = (number: string) => string;

// The numbering plans of the world are heavy: they are fetched when the first number is shown.
let known: Group | undefined;

/** A telephone number in E.164 as its country groups it; as it is stored until the numbering plans are there. */
export function useGroupedPhone(number: string): string {
  const [group, setGroup] = useState(() => known);
  useEffect(() => {
    if (group || !number.startsWith('+')) return;
    let isHere = true;
    const take = (given: Group) => {
      known = given;
      if (isHere) setGroup(() => given);
    };
    // Offline and never fetched before: the number stays as it is stored.
    import('./grouped-phone.ts').then(({ groupedPhone }) => take(groupedPhone)).catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [group, number]);
  return group ? group(number) : number;
}

/** A telephone number as people read it. */
export function PhoneText({ number }: { number: string }): string {
  return useGroupedPhone(number);
}
