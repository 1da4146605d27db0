import { type Attention, type AttentionKind, attentionKinds } from '@mandate/contract/overview/control-panel.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { countText } from '../count-text.ts';
import { type AttentionView, countOf } from './attention-view.ts';

interface AttentionTabsProps {
  attention: Attention;
  view: AttentionView;
  onShow: (part: Partial<AttentionView>) => void;
}

/** Which rows are shown: all, those of own projects, those put off; of every kind, or of one. */
export function AttentionTabs({ attention, view, onShow }: AttentionTabsProps) {
  const { t } = useTranslation();
  const totalOf = (show: AttentionView['show']) => countText(countOf(attention, { show, kind: null }));
  const totals = { all: totalOf('all'), mine: totalOf('mine'), snoozed: numberText(attention.snoozedCount) };
  const countOfKind = (kind: AttentionKind) => countOf(attention, { show: view.show, kind });
  const kinds = attentionKinds.filter((kind) => kind === view.kind || countOfKind(kind).count > 0);
  const choose = (close: () => void, kind: AttentionView['kind']) => {
    close();
    onShow({ kind });
  };
  return (
    <>
      {kinds.length > 0 && (
        <Menu
          button={(props) => (
            <Button {...props} size="toolbar" look={view.kind === null ? 'quiet' : 'chosen'}>
              {view.kind === null
                ? t('controlPanel.attention.allKinds')
                : t(`controlPanel.attention.kind.${view.kind}`)}
              <ChevronDown size={14} aria-hidden="true" />
            </Button>
          )}
        >
          {(close) => [
            <MenuItem key="all" selected={view.kind === null} onClick={() => choose(close, null)}>
              {t('controlPanel.attention.allKinds')}
            </MenuItem>,
            ...kinds.map((kind) => (
              <MenuItem key={kind} selected={kind === view.kind} onClick={() => choose(close, kind)}>
                {t('controlPanel.attention.kindCount', {
                  kind: t(`controlPanel.attention.kind.${kind}`),
                  total: countText(countOfKind(kind)),
                })}
              </MenuItem>
            )),
          ]}
        </Menu>
      )}
      <Segments
        label={t('controlPanel.attention.show')}
        value={view.show}
        choices={(['all', 'mine', 'snoozed'] as const).map((show) => ({
          value: show,
          label: t(`controlPanel.attention.${show}`, { total: totals[show] }),
        }))}
        onChoose={(show) => onShow({ show, kind: null })}
      />
    </>
  );
}
