import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import type { AttentionView } from './attention-view.ts';

const Place = styled('div')(({ theme: { vars } }) => ({
  padding: '8px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
}));

interface AttentionNothingProps {
  view: AttentionView;
  /** Rows that are not one's own. */
  others: number;
  onShow: (part: Partial<AttentionView>) => void;
}

/** What stands where no row does: it is good news, unless a kind hides the others. */
export function AttentionNothing({ view, others, onShow }: AttentionNothingProps) {
  const { t } = useTranslation();
  const which = view.kind === null ? view.show : 'kind';
  return (
    <Place>
      <EmptyPart
        kind={which === 'kind' ? 'nothingMatches' : 'allDone'}
        title={t(`controlPanel.attention.empty.${which}Title`)}
        text={t(`controlPanel.attention.empty.${which}Text`)}
        action={
          which === 'kind' ? (
            <Button size="row" onClick={() => onShow({ kind: null })}>
              {t('controlPanel.attention.empty.showAll')}
            </Button>
          ) : (
            which === 'mine' &&
            others > 0 && (
              <Button size="row" onClick={() => onShow({ show: 'all' })}>
                {t('controlPanel.attention.empty.showOthers', { count: others, total: numberText(others) })}
              </Button>
            )
          )
        }
      />
    </Place>
  );
}
