import { part } from '../facts/entity.ts';
import { flag, initially, optional, reference, text } from '../facts/fields.ts';

/** Where a project takes place (domain reference 2.8): each place once, exactly one of them the main one. */
export const places = part({
  table: 'project_places',
  parent: 'project_id',
  max: 100,
  fields: {
    placeId: reference('place'),
    isMain: initially(flag(), false),
    purpose: optional(text({ max: 80 })),
  },
});

/** A place as it is kept and sent. */
export interface PlaceValues {
  id: string;
  placeId: string | null;
  isMain: boolean;
  purpose: string | null;
}
