import { workLine } from '@mandate/contract/entities/work-line.ts';
import Pin from 'lucide-react/icons/pin';
import { useTranslation } from 'react-i18next';
import { usePin } from '../../../lib/preferences/favourites.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import type { RowFacts } from '../state/week-work.ts';

/** Keeps a line in every week of its own reader, or lets it go. By keyboard it is a command of the page, so that Tab leads from cell to cell. */
export function LinePin({ line }: Pick<RowFacts, 'line'>) {
  const { t } = useTranslation();
  const pin = useLinePin(line);
  if (pin === null) return null;
  return (
    <IconButton
      size="row"
      tabIndex={-1}
      label={t(pin.isPinned ? 'favourites.unpin' : 'favourites.pin', { name: line.label })}
      aria-pressed={pin.isPinned}
      icon={<Pin aria-hidden="true" fill={pin.isPinned ? 'currentColor' : 'none'} />}
      onClick={() => pin.toggle()}
    />
  );
}

/** Whether a line is pinned, and how to pin it; null for none. */
export function useLinePin(line: RowFacts['line'] | null) {
  const target = line && { kind: 'record' as const, entity: workLine.name, recordId: line.id, label: line.label };
  return usePin(target && { ...target, code: null });
}
