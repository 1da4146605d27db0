import type { ParseKeys } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** A page of the demo area. */
export interface DemoPage {
  /** Its address, or the pattern of its addresses. */
  path: string;
  label: ParseKeys<'demo'>;
  load: () => Promise<{ default: ComponentType }>;
  /** Reached through another page, and no entry of the navigation. */
  isWithin?: true;
}

/** Pages of one kind, which open and close together in the navigation. */
export interface DemoGroup {
  label: ParseKeys<'demo'>;
  icon: LucideIcon;
  pages: readonly DemoPage[];
}
