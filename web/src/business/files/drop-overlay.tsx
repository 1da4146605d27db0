import styled from '@emotion/styled';
import FileUp from 'lucide-react/icons/file-up';
import { useTranslation } from 'react-i18next';

const Surface = styled('div')(({ theme: { vars } }) => ({
  position: 'fixed',
  inset: 12,
  zIndex: 1450,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 6,
  border: `2px dashed ${vars.palette.primary.main}`,
  borderRadius: 12,
  background: vars.palette.background.paper,
  opacity: 0.94,
  // What is dropped falls on the page below.
  pointerEvents: 'none',
  '& > svg': { width: 32, height: 32, strokeWidth: 1.5, color: vars.palette.primaryText },
  '& > p': { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  '& > small': { fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
}));

/** What lies over the page while files are dragged over it. */
export function DropOverlay() {
  const { t } = useTranslation();
  return (
    <Surface>
      <FileUp aria-hidden="true" />
      <p>{t('files.drop')}</p>
      <small>{t('files.dropMany')}</small>
    </Surface>
  );
}
