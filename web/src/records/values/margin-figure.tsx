import styled from '@emotion/styled';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { percentText } from '../../ui/values/value-texts.ts';
import { useSettings } from '../reading/use-settings.ts';

/** Within this many points above the lowest margin of the firm there is little room left; and how many per cent fill the bar. */
const [little, full] = [5, 50];

const oneDecimal = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});

const Place = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'inline-flex',
  // The figure stands on the line of the figures beside it.
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: 6,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none', alignSelf: 'center', width: 14, height: 14, strokeWidth: 1.75 },
  // A long figure takes its room.
  '& > i': {
    flex: '0 1 auto',
    alignSelf: 'center',
    width: 28,
    minWidth: 0,
    height: 4,
    borderRadius: 2,
    background: vars.palette.sunken,
  },
  '& > i > i': { display: 'block', height: '100%', borderRadius: 2, background: vars.palette.ink3 },
  '& > span:last-of-type': { minWidth: 46, textAlign: 'right' },
  '&[data-state=little]': { color: vars.palette.caution.text, '& > i > i': { background: vars.palette.caution.fill } },
  '&[data-state=under]': { color: vars.palette.bad.text, '& > i > i': { background: vars.palette.bad.text } },
  '.rdg-row[aria-selected=true] & > i': { background: vars.palette.tint2 },
}));

/**
 * A margin with one decimal, a bar, and its sign where it is under the lowest margin of the firm or little above it. Its exact figure stands in
 * the project.
 * @param percent null where nothing is earned, or no cost is known
 * @param isBare without bar and sign, for what many come to
 */
export function MarginFigure({ percent, isBare = false }: { percent: string | null; isBare?: boolean }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data } = useSettings(percent !== null && !isBare);
  const floor = data?.['money.marginFloorPercent'];
  const text = percentText(percent && oneDecimal.format(percent as Intl.StringNumericLiteral), number);
  if (percent === null || isBare) return text;
  const above = floor === undefined || floor === null ? little : Number(percent) - Number(floor);
  const state = above < 0 ? 'under' : above < little ? 'little' : undefined;
  return (
    <Place data-state={state}>
      {state === 'under' && <CircleAlert aria-hidden="true" />}
      {state === 'little' && <TriangleAlert aria-hidden="true" />}
      {state && (
        <VisuallyHidden>{t(`list.margin.${state}`, { floor: percentText(String(floor), number) })}</VisuallyHidden>
      )}
      <i aria-hidden="true">
        <i style={{ width: `${Math.min(100, Math.max(0, (Number(percent) * 100) / full))}%` }} />
      </i>
      <span>{text}</span>
    </Place>
  );
}
