import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useTranslation } from 'react-i18next';
import type { DragItem } from './use-drag-item.ts';

/** The handle an item is carried by with the keyboard. */
export function DragHandle({ name, item }: { name: string; item: DragItem }) {
  const { t } = useTranslation('demo');
  return (
    <IconButton
      {...item.handle}
      size="row"
      label={t('drag.carry', { name })}
      icon={<GripVertical aria-hidden="true" />}
    />
  );
}
