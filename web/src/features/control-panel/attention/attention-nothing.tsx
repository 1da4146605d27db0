import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { EmptyPart } from '../../../ui/empty-part.tsx';
import type { AttentionView } from './attention-view.ts';

const Place = styled('div')(({ theme: { vars } }) => ({
  padding: '8px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
}));

interface AttentionNothingProps {
  view: AttentionView;
  onShowAll: () => void;
}

/** What stands where no row does: it is good news, unless a kind hides the others. */
export function AttentionNothing({ view, onShowAll }: AttentionNothingProps) {
  const { t } = useTranslation();
  const which = view.kind === null ? view.show : 'kind';
  return (
    <Place>
      <EmptyPart
        kind={which === 'kind' ? 'nothingMatches' : 'allDone'}
        title={t(`controlPanel.attention.empty.${which}Title`)}
        text={t(`controlPanel.attention.empty.${which}Text`)}
        action={
          which === 'kind' && (
            <Button size="row" onClick={onShowAll}>
              {t('controlPanel.attention.empty.showAll')}
            </Button>
          )
        }
      />
    </Place>
  );
}
