import { serviceCategory } from '@mandate/contract/entities/service-category.ts';
import { tagColors } from '@mandate/contract/facts/fields.ts';
import { choiceLabel } from '../words/words.ts';

/** The name of one of the colours people choose from. */
export function colorWord(color: string): string {
  return (tagColors as readonly string[]).includes(color) ? choiceLabel(serviceCategory, 'color', color) : color;
}
