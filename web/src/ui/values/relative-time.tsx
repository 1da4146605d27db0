import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../media/visually-hidden.tsx';
import { Hint } from '../overlays/hint.tsx';
import { ageText } from './age-text.ts';
import { useFormats } from './formats.ts';
import { onAge } from './on-age.ts';
import { instantText } from './value-texts.ts';

interface RelativeTimeProps {
  /** ISO 8601. */
  instant: string;
  /** It stands in a link or button, whose focus then tells the exact moment. */
  isInControl?: boolean;
}

/**
 * When something was, as long ago as it is now: seconds, minutes, hours, days, months or years. The pointer, the keyboard and a screen reader are
 * told the exact moment and its zone.
 */
export function RelativeTime({ instant, isInControl = false }: RelativeTimeProps) {
  const formats = useFormats();
  const { language } = formats;
  const follow = useCallback((changed: () => void) => onAge(instant, changed), [instant]);
  const age = useSyncExternalStore(follow, () => ageText(instant, Date.now(), language));
  const zone = formats.timeZone ?? deviceTimeZone();
  const exact = `${instantText(instant, formats)} ${zone}`;
  return (
    <Hint title={exact} isInControl={isInControl}>
      {/* Nobody wants to hear how the seconds pass. */}
      <time dateTime={instant} aria-live="off" tabIndex={isInControl ? undefined : 0}>
        {age}
        <VisuallyHidden> {exact}</VisuallyHidden>
      </time>
    </Hint>
  );
}
