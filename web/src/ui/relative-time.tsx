import { useEffect, useState } from 'react';
import { ageOf, ageText } from './age-text.ts';
import { instantText } from './figure-text.ts';
import { useFormats } from './formats.ts';

const minute = 60_000;
const steps = [
  ['second', 1_000, minute],
  ['minute', minute, 60 * minute],
  ['hour', 60 * minute, 24 * 60 * minute],
] as const;

/**
 * How long ago something was, in words: "4 minutes ago"; after a day when it was.
 * @param instant ISO 8601
 * @param now milliseconds
 */
export function relativeText(instant: string, now: number, formats: Parameters<typeof instantText>[1]): string {
  const passed = Math.max(0, now - Date.parse(instant));
  const step = steps.find(([, , end]) => passed < end);
  if (!step) return instantText(instant, formats);
  const [unit, length] = step;
  // Seconds are "now": nobody waits for them to be counted.
  const count = unit === 'second' ? 0 : Math.floor(passed / length);
  return new Intl.RelativeTimeFormat(formats?.language ?? 'en', { numeric: 'auto' }).format(-count, unit);
}

interface RelativeTimeProps {
  /** ISO 8601. */
  instant: string;
  /** Told as an age however old it is; else by its date after a day, as what stands in lists. */
  isAge?: boolean;
}

/** When something was, as long ago as it is now; the pointer is told the exact time and its zone. */
export function RelativeTime({ instant, isAge = false }: RelativeTimeProps) {
  const formats = useFormats();
  const [now, setNow] = useState(() => Date.now());
  const isCounted = isAge && ageOf(now - Date.parse(instant)).unit === 'second';
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), isCounted ? 5_000 : minute / 2);
    return () => clearInterval(timer);
  }, [isCounted]);
  const zone = formats.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <time dateTime={instant} title={`${instantText(instant, formats)} ${zone}`}>
      {isAge ? ageText(instant, now, formats.language) : relativeText(instant, now, formats)}
    </time>
  );
}
