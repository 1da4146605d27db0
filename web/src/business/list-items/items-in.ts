import type { ListItem } from '@mandate/contract/parameters/read-value.ts';

/** An item of a list people keep. Where items are shown with colours it has one or none; where others read its place, its place. */
export type Item = Pick<ListItem, 'code' | 'label' | 'isActive'> & Partial<Pick<ListItem, 'color' | 'sort'>>;

/** The items of a list's value; none when it holds no list. */
export function itemsIn<Of extends Item = Item>(value: unknown): Of[] {
  return Array.isArray(value) ? value.filter((entry): entry is Of => typeof entry === 'object' && entry !== null) : [];
}
