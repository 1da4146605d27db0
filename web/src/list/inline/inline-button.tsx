import styled from '@emotion/styled';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useTranslation } from 'react-i18next';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import type { InlineMode } from './use-inline-mode.ts';

// Phones show cards, which have no cells.
const Place = styled('span')({ display: 'contents', [phone]: { display: 'none' } });

/** Switches the editing of cells on and off. */
export function InlineButton({ mode: { isOffered, state, become } }: { mode: InlineMode }) {
  const { t } = useTranslation();
  const mark = useKeyMarks();
  const isOn = state !== 'off';
  return isOffered ? (
    <Place>
      <Button
        size="toolbar"
        look={isOn ? 'chosen' : 'secondary'}
        icon={<PencilLine aria-hidden="true" />}
        aria-pressed={isOn}
        {...mark('list.edit')}
        onClick={() => become(isOn ? 'closing' : 'on')}
      >
        {t('list.editInPlace')}
      </Button>
    </Place>
  ) : null;
}
