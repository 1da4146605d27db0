import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const Subtitle = styled('p')(({ theme: { vars } }) => ({
  padding: '0 20px 12px',
  marginTop: -6,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.ink3,
}));

const Act = styled('span')({ marginLeft: 'auto' });

interface TableCardProps {
  title: string;
  subtitle: string;
  /** Brings the rows back that were taken out; null where all are there. */
  onBringBack: (() => void) | null;
  children: ReactNode;
}

/** The card of a table, which reaches its edges. */
export function TableCard({ title, subtitle, onBringBack, children }: TableCardProps) {
  const { t } = useTranslation('demo');
  const bringBack = onBringBack && (
    <Act>
      <Button size="row" icon={<RotateCcw aria-hidden="true" />} onClick={onBringBack}>
        {t('material.table.bringBack')}
      </Button>
    </Act>
  );
  return (
    <PageCard title={title} actions={bringBack} isFlush data-wide>
      <Subtitle>{subtitle}</Subtitle>
      {children}
    </PageCard>
  );
}
