import styled from '@emotion/styled';
import type { Operations } from '@mandate/contract/overview/control-panel.ts';
import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ScrollText from 'lucide-react/icons/scroll-text';
import Server from 'lucide-react/icons/server';
import Trash from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { PanelCard } from '../panel-card.tsx';
import { operationTiles, type TileName } from './operation-tiles.ts';

const icons: Record<TileName, LucideIcon> = {
  import: Upload,
  export: Download,
  jobs: ListChecks,
  trash: Trash,
  sessions: MonitorSmartphone,
  audit: ScrollText,
  mailQueue: Mail,
  mailServer: Server,
};

const Tiles = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > li:nth-of-type(even)': { borderLeft: `1px solid ${vars.palette.divider}` },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: '0 12px',
    alignContent: 'center',
    alignItems: 'center',
    height: '100%',
    minHeight: 54,
    padding: '8px 12px 8px 16px',
    color: vars.palette.text.primary,
    '&:hover': { background: vars.palette.hover, textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& svg': { gridRow: '1 / span 2', width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.ink3 },
  '& strong': { fontSize: 13, lineHeight: '20px', fontWeight: 500 },
  '& small': {
    ...tabular,
    gridColumn: 2,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** What runs beside the work on projects: each tile says how it is and leads to where it is looked after. */
export function OperationsCard({ operations, today }: { operations: Operations; today: string }) {
  const { t } = useTranslation();
  // Dates and figures follow the person's formats.
  useFormats();
  return (
    <PanelCard title={t('controlPanel.operations.title')}>
      <Tiles aria-label={t('controlPanel.operations.title')}>
        {operationTiles(operations, today).map(({ name, text, to }) => {
          const Icon = icons[name];
          return (
            <li key={name}>
              <Link to={to}>
                <Icon aria-hidden="true" />
                <strong>{t(`controlPanel.operations.${name}`)}</strong>
                <small>{text}</small>
              </Link>
            </li>
          );
        })}
      </Tiles>
    </PanelCard>
  );
}
