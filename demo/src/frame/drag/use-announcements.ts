import type { Active, Announcements, Over } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

/** Where an item is held, as it is said aloud. */
interface HeldOver {
  /** From 1. */
  position: number;
  /** Of how many, with the item. */
  count: number;
  list: string;
}

/**
 * What is said aloud while an item is carried, and how to carry one.
 * @param nameOf what an item is called
 * @param heldOver where it would be dropped now
 */
export function useAnnouncements(
  nameOf: (item: string) => string,
  heldOver: (active: Active, over: Over) => HeldOver | undefined,
): { announcements: Announcements; howTo: string } {
  const { t } = useTranslation('demo');
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.lifted', { name: nameOf(String(active.id)) }),
    onDragOver: ({ active, over }) => {
      const name = nameOf(String(active.id));
      const held = over && heldOver(active, over);
      return held ? t('drag.over', { name, ...held }) : t('drag.outside', { name });
    },
    onDragEnd: ({ active, over }) => {
      const name = nameOf(String(active.id));
      const held = over && heldOver(active, over);
      return held ? t('drag.dropped', { name, ...held }) : t('drag.left', { name });
    },
    onDragCancel: ({ active }) => t('drag.left', { name: nameOf(String(active.id)) }),
  };
  return { announcements, howTo: t('drag.howTo') };
}
