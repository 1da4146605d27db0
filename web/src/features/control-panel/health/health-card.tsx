import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import type { HealthRow } from '@mandate/contract/overview/health.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser, useViewer } from '../../../lib/session/session.ts';
import { StatusPill } from '../../../ui/badges/status-pill.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { CardFoot, CardList, PanelCard } from '../panel-card.tsx';
import { HealthLine } from './health-line.tsx';

const Lines = styled(CardList)({ containerType: 'inline-size', padding: '6px 0', '& > li + li': { borderTop: 0 } });

/** How the product itself is: what is worth a look first, what is fine folded away. */
export function HealthCard({ rows }: { rows: readonly HealthRow[] }) {
  const { t } = useTranslation();
  const { role } = useUser();
  const isReading = useViewer() !== null;
  const [isWhole, setWhole] = useState(false);
  const list = useId();
  // Dates and sizes follow the person's formats.
  useFormats();
  const fine = rows.filter(({ level }) => level === 'good');
  const others = ['bad', 'look'].flatMap((level) => rows.filter((row) => row.level === level));
  const mayRun = may(role, 'health', 'edit') !== false && !isReading;
  const shown = isWhole ? [...others, ...fine] : others;
  const more = others.length > 0 ? 'controlPanel.health.showMore' : 'controlPanel.health.showAll';
  return (
    <PanelCard title={t('controlPanel.health.title')} mark={<Summary rows={rows} />}>
      {shown.length > 0 && (
        <Lines id={list} aria-label={t('controlPanel.health.title')}>
          {shown.map((row) => (
            <HealthLine key={row.check} row={row} mayRun={mayRun} />
          ))}
        </Lines>
      )}
      {fine.length > 0 && (
        <CardFoot>
          <Button
            size="row"
            look="quiet"
            aria-expanded={isWhole}
            aria-controls={shown.length > 0 ? list : undefined}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('controlPanel.health.showLess') : t(more, { count: fine.length })}
          </Button>
        </CardFoot>
      )}
    </PanelCard>
  );
}

function Summary({ rows }: { rows: readonly HealthRow[] }) {
  const { t } = useTranslation();
  const broken = rows.filter(({ level }) => level === 'bad').length;
  const toLookAt = rows.filter(({ level }) => level === 'look').length;
  if (broken > 0) return <StatusPill tone="bad" label={t('controlPanel.health.broken', { count: broken })} />;
  if (toLookAt > 0) return <StatusPill tone="caution" label={t('controlPanel.health.toLookAt', { count: toLookAt })} />;
  return <StatusPill tone="good" label={t('controlPanel.health.allFine')} />;
}
