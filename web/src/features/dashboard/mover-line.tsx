import styled from '@emotion/styled';
import type { Dashboard } from '@mandate/contract/overview/dashboard.ts';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { listAddress } from './list-address.ts';
import { useMetrics } from './metrics/use-metrics.ts';
import { periodText } from './period/period.ts';

const Line = styled('p')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  gap: 8,
  fontSize: 14,
  lineHeight: '20px',
  '& > svg': { flex: 'none', width: 16, height: 16, marginTop: 2, strokeWidth: 1.75, color: vars.palette.ink3 },
  '& a': { fontWeight: 500, textDecoration: 'underline', textUnderlineOffset: 3 },
}));

/** Stands for the name in the sentence, so that languages order words as they like. */
const namePlace = '\u0001';

/** What moved most, in one sentence; nothing where nobody did. */
export function MoverLine({ of: { mover, comparison, currency } }: { of: Dashboard }) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const { money, percent } = useMetrics(currency);
  if (mover === null || comparison === null) return null;
  const isUp = !mover.whole.startsWith('-');
  const signed = (amount: string) => (isUp ? `+${money(amount)}` : money(amount));
  const said = { name: namePlace, by: signed(mover.by), whole: signed(mover.whole) };
  const sentence =
    mover.percent === null
      ? t('dashboard.mover.fromNothing', said)
      : t(`dashboard.mover.${isUp ? 'up' : 'down'}`, {
          ...said,
          percent: percent(mover.percent.replace('-', '')),
          before: periodText(comparison, language),
        });
  const [start, end] = sentence.split(namePlace);
  const Icon = isUp ? TrendingUp : TrendingDown;
  return (
    <Line>
      <Icon aria-hidden="true" />
      <span>
        {start}
        <Link to={listAddress(mover.list)}>{mover.label ?? t('dashboard.internal')}</Link>
        {end}
      </span>
    </Line>
  );
}
