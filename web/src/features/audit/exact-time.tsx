import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { instantText } from '../../ui/values/value-texts.ts';

/** An instant to the minute; to the second and with its time zone when the pointer rests on it, or where `isExact`. */
export function ExactTime({ instant, isExact = false }: { instant: string; isExact?: boolean }) {
  const formats = useFormats();
  const parts = new Intl.DateTimeFormat(formats.language, {
    second: '2-digit',
    timeZoneName: 'short',
    ...(formats.timeZone !== undefined && { timeZone: formats.timeZone }),
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const exact = `${instantText(instant, formats)}:${part('second').padStart(2, '0')} ${part('timeZoneName')}`;
  return (
    <time dateTime={instant} title={isExact ? undefined : exact} style={tabular}>
      {isExact ? exact : instantText(instant, formats)}
    </time>
  );
}
