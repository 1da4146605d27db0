import styled from '@emotion/styled';
import type { PreviewRemark } from '@mandate/contract/documents/document-detail.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RemarkList } from './remark-list.tsx';

const Frame = styled('div')(({ theme: { vars } }) => ({
  padding: '10px 14px',
  border: `1px solid ${vars.palette.caution.fill}`,
  borderRadius: 8,
  background: vars.palette.caution.tint,
  '& > h2': { marginBottom: 6, fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& a': { color: 'inherit' },
}));

interface MissingFrameProps {
  missing: readonly PreviewRemark[];
  address: (remark: PreviewRemark) => string | null;
  /** How many times it was tried all the same: each time the focus comes here. */
  told: number;
}

/** What keeps a paper from being issued, each sentence a link to where it is mended. */
export function MissingFrame({ missing, address, told }: MissingFrameProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told > 0) frame.current?.focus();
  }, [told]);
  return (
    <Frame
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={t('documents.preview.missing', { count: missing.length })}
    >
      <h2>{t('documents.preview.missing', { count: missing.length })}</h2>
      <RemarkList remarks={missing} address={address} />
    </Frame>
  );
}
