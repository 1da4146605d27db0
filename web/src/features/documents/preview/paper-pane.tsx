import styled from '@emotion/styled';
import type { DocumentPreview } from '@mandate/contract/documents/document-detail.ts';
import type { PreviewRequest } from '@mandate/contract/documents/issue-request.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperSheet } from '../../../business/documents/paper-sheet.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { PageSteps } from './page-steps.tsx';
import { usePagePlaces } from './use-page-places.ts';

const Card = styled('section')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: 4,
    minHeight: 44,
    padding: '4px 12px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    fontSize: 12,
    color: vars.palette.text.secondary,
    '& > .room': { flex: 1 },
  },
  [phone]: { '& > header': { display: 'none' } },
}));

const Desk = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: 20,
  background: vars.palette.sunken,
  '&[data-older]': { opacity: 0.6 },
  [phone]: { padding: 0, overflow: 'visible' },
}));

const steps = [0.5, 0.67, 0.8, 0.92, 1, 1.25, 1.5, 2] as const;

interface PaperPaneProps {
  preview: DocumentPreview;
  /** What it was asked for with. */
  request: PreviewRequest;
  /** What is shown is what was asked for before. */
  isOlder: boolean;
}

/** The paper on a desk, page after page, as large as somebody wants it. */
export function PaperPane({ preview, request, isOlder }: PaperPaneProps) {
  const { t } = useTranslation();
  const desk = useRef<HTMLDivElement>(null);
  const pages = usePagePlaces(request, preview, desk);
  // Without one it is as wide as there is room.
  const [zoom, setZoom] = useState<number | null>(null);
  const now = zoom ?? 1;
  const smaller = steps.findLast((step) => step < now);
  const larger = steps.find((step) => step > now);
  return (
    <Card aria-label={t('documents.paper')}>
      <header role="toolbar" aria-label={t('documents.preview.tools')}>
        {pages && <PageSteps of={pages} />}
        <span className="room" />
        <Button
          size="row"
          look={zoom === null ? 'chosen' : 'quiet'}
          aria-pressed={zoom === null}
          onClick={() => setZoom(null)}
        >
          {t('documents.preview.fit')}
        </Button>
        <TooltipIconButton
          size="row"
          label={t('documents.preview.smaller')}
          icon={<Minus aria-hidden="true" />}
          aria-disabled={smaller === undefined}
          onClick={() => smaller !== undefined && setZoom(smaller)}
        />
        <span aria-live="polite">{zoom === null ? '' : `${Math.round(zoom * 100)}\u00a0%`}</span>
        <TooltipIconButton
          size="row"
          label={t('documents.preview.larger')}
          icon={<Plus aria-hidden="true" />}
          aria-disabled={larger === undefined}
          onClick={() => larger !== undefined && setZoom(larger)}
        />
      </header>
      <Desk
        ref={desk}
        tabIndex={0}
        role="group"
        aria-label={t('documents.paper')}
        aria-busy={isOlder}
        data-older={isOlder || undefined}
      >
        <PaperSheet paper={preview.paper} {...(zoom !== null && { zoom })} />
      </Desk>
    </Card>
  );
}
