import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { appearing } from './skeleton.ts';

const Block = styled('div')(({ theme: { vars } }) => ({
  borderRadius: 8,
  background: vars.palette.sunken,
  opacity: 0.6,
  ...appearing,
}));

interface BlockSkeletonProps {
  /** As tall as what is to come: in pixels, or as CSS has it. */
  height: number | string;
}

/** The place of a part of a record that is on its way. */
export function BlockSkeleton({ height }: BlockSkeletonProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('editor.loading')}</VisuallyHidden>
      <Block aria-hidden="true" style={{ height }} />
    </div>
  );
}
