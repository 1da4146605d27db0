import type { Attention } from '@mandate/contract/overview/control-panel.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '../../../lib/addresses/address-params.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useIsPhone } from '../../../ui/media/use-media.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { countText } from '../count-text.ts';
import { CardFoot, PanelCard, TitleCount } from '../panel-card.tsx';
import type { PanelDays } from '../panel-days.ts';
import { AttentionDialogs } from './attention-dialogs.tsx';
import { AttentionNothing } from './attention-nothing.tsx';
import { AttentionRows } from './attention-rows.tsx';
import { AttentionTabs } from './attention-tabs.tsx';
import { type AttentionView, countOf, readView, rowsOf, usualShow, writeView } from './attention-view.ts';
import { useAttentionActs } from './use-attention-acts.ts';

/** How many rows are shown at first. */
const firstRows = { page: 10, phone: 5 };

/** What needs somebody, the most urgent first, each row with its next act; what was put off waits behind its own tab. */
export function AttentionCard({ attention, days }: { attention: Attention; days: PanelDays }) {
  const { t } = useTranslation();
  const [params, setParams] = useAddressParams();
  const acts = useAttentionActs();
  const usual = usualShow(useUser());
  const view = readView(params, usual);
  const rows = rowsOf(attention, view);
  const told = countOf(attention, view);
  const total = countText(told);
  const mine = countOf(attention, { show: 'mine', kind: null }).count;
  const [isWhole, setWhole] = useState(false);
  const first = firstRows[useIsPhone() ? 'phone' : 'page'];
  const shown = isWhole ? rows : rows.slice(0, first);
  const there = told.count;
  const show = (part: Partial<AttentionView>) =>
    setParams((now) => writeView({ ...readView(now, usual), ...part }, now, usual), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <PanelCard
      title={t('controlPanel.attention.title')}
      mark={there > 0 && <TitleCount>{total}</TitleCount>}
      acts={<AttentionTabs attention={attention} view={view} onShow={show} />}
    >
      <VisuallyHidden role="status">
        {t(`controlPanel.attention.count.${view.show}`, { count: there, total })}
      </VisuallyHidden>
      {rows.length > 0 ? (
        <AttentionRows rows={shown} days={days} acts={acts} label={t('controlPanel.attention.title')} />
      ) : (
        <AttentionNothing
          view={view}
          others={countOf(attention, { show: 'all', kind: null }).count - mine}
          onShow={show}
        />
      )}
      {rows.length > first && (
        <CardFoot>
          <Button size="row" look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('controlPanel.showFewer') : t('controlPanel.showMore', { count: rows.length - first })}
          </Button>
        </CardFoot>
      )}
      {isWhole && there > rows.length && (
        <CardFoot>{t('controlPanel.attention.notAll', { shown: rows.length, total: numberText(there) })}</CardFoot>
      )}
      <AttentionDialogs acts={acts} days={days} />
    </PanelCard>
  );
}
