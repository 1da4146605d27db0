import styled from '@emotion/styled';
import type { MetricExplanation, MetricValue, Period } from '@mandate/contract/overview/dashboard.ts';
import List from 'lucide-react/icons/list';
import { useTranslation } from 'react-i18next';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { CostFigure } from '../../../records/values/cost-figure.tsx';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { tabular } from '../../../ui/values/tabular.ts';
import { listAddress } from '../list-address.ts';
import { useMetrics } from '../metrics/use-metrics.ts';
import { useExplanation } from '../use-dashboard.ts';
import { ExplainedParts } from './explained-parts.tsx';

const Body = styled('div')(({ theme: { vars } }) => ({
  padding: '20px 20px 24px',
  fontSize: 13,
  lineHeight: '20px',
  [phone]: { paddingInline: 16 },
  '& > .figure': { ...tabular, fontSize: 26, lineHeight: '36px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > p:not(.figure)': { color: vars.palette.text.secondary },
  '& > h3': { margin: '20px 0 6px', fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > a': { marginTop: 14 },
}));

interface ExplainPanelProps {
  isOpen: boolean;
  /** The figure, as the dashboard shows it. */
  of: MetricValue;
  period: Period;
  currency: string;
  onClose: () => void;
  onLeft: () => void;
}

/** How a figure comes about: the figure, the sentence, its parts, what was left out, of when it is, and the list behind it. */
export default function ExplainPanel({ isOpen, of, period, currency, onClose, onLeft }: ExplainPanelProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useExplanation(of.figure, period);
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      onLeft={onLeft}
      title={t('dashboard.explained', { figure: t(`dashboard.figure.${of.figure}`) })}
      closeLabel={t('explain.close')}
      foot={
        data && (
          <>
            {t('dashboard.prepared')} <RelativeTime instant={data.freshAt} />
          </>
        )
      }
    >
      {data && <Explained explanation={data} of={of} currency={currency} />}
      {!data && !error && <SkeletonRows label={t('dashboard.explaining')} rows={8} />}
      {!data && error && (
        <ReadFailed
          title={t('dashboard.notExplained')}
          text={error.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </SidePanel>
  );
}

interface ExplainedProps {
  explanation: MetricExplanation;
  of: MetricValue;
  currency: string;
}

function Explained({ explanation, of, currency }: ExplainedProps) {
  const { t } = useTranslation();
  const { exactOf } = useMetrics(currency);
  const { value, formula, leftOut, list } = explanation;
  return (
    <Body>
      <p className="figure">
        <CostFigure without={of.withoutCost}>{exactOf(of.kind, value)}</CostFigure>
      </p>
      <p>{formula}</p>
      <LinkButton to={listAddress(list)} size="row" icon={<List aria-hidden="true" />}>
        {t('dashboard.openList')}
      </LinkButton>
      <ExplainedParts explanation={explanation} currency={currency} />
      {leftOut !== '' && (
        <>
          <h3>{t('explain.leftOutTitle')}</h3>
          <p>{leftOut}</p>
        </>
      )}
    </Body>
  );
}
