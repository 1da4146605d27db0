import type { ReactNode } from 'react';

/** Where a section stands among what matters: over the whole width, sharing it, beside, or only when it is chosen. */
type SectionPlace = 'wide' | 'shared' | 'beside' | 'alone';

/** A part of a page that can be shown alone. */
export interface PageSection {
  /** As the address has it. */
  name: string;
  title: string;
  /** How many of it there are, in digits. */
  count?: string | undefined;
  place: SectionPlace;
  /** What stands among what matters. */
  card?: ReactNode;
  /** What stands there when it is shown alone, where that is more. */
  whole?: ReactNode;
  /** It is no choice of its own. */
  isHidden?: boolean;
}

/** The sections of some place, in their order. */
export function sectionsAt(sections: readonly PageSection[], place: SectionPlace): PageSection[] {
  return sections.filter((section) => section.place === place && section.card);
}
