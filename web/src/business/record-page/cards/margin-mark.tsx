import styled from '@emotion/styled';
import { decimal } from '@mandate/contract/values/decimal.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { noValue, percentText } from '../../../ui/values/value-texts.ts';

/** The bar ends here, in per cent. */
const mostShown = 50;

const Mark = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 500,
  '& > svg': { width: 14, height: 14, strokeWidth: 1.75 },
  '& > i': { width: 28, height: 4, borderRadius: 2, background: vars.palette.sunken, overflow: 'hidden' },
  '& > i > i': { display: 'block', height: 4, borderRadius: 2, background: vars.palette.control },
  '&[data-low]': { color: vars.palette.bad.text },
  '&[data-low] > i > i': { background: vars.palette.bad.fill },
}));

/** A margin with its bar, and a sign where it is under the floor of the firm. @param percent null where none is known */
export function MarginMark({ percent, floor }: { percent: string | null; floor?: string | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (percent === null) return noValue;
  const margin = decimal(percent);
  const isLow = floor !== undefined && margin.lt(floor);
  const width = Math.max(0, Math.min(1, margin.div(mostShown).toNumber()));
  return (
    <Mark data-low={isLow || undefined}>
      {isLow && (
        <>
          <CircleAlert aria-hidden="true" />
          <VisuallyHidden>{t('recordPage.underFloor')} </VisuallyHidden>
        </>
      )}
      <i aria-hidden="true">
        <i style={{ width: `${width * 100}%` }} />
      </i>
      {percentText(margin.toFixed(1), number)}
    </Mark>
  );
}
