import { may } from '@mandate/contract/access/permissions.ts';
import type { Role } from '@mandate/contract/access/roles.ts';
import { exchangeRate } from '@mandate/contract/entities/exchange-rate.ts';
import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
import { ownField } from '@mandate/contract/entities/own-field.ts';
import { paymentTerm } from '@mandate/contract/entities/payment-term.ts';
import { taxRate } from '@mandate/contract/entities/tax-rate.ts';
import { textBlock } from '@mandate/contract/entities/text-block.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { foundPieces } from '../../records/values/found-pieces.ts';
import { entityWord } from '../../records/words/words.ts';

/** A list that stands beside the parameters: where, and in which group people look for it. */
export interface SideList {
  entity: Entity;
  group: string;
  to: string;
}

const sideLists: readonly SideList[] = [
  { entity: holidayCalendar, group: 'company', to: paths.calendars.list },
  { entity: textBlock, group: 'documents', to: paths.textBlocks.list },
  { entity: taxRate, group: 'money', to: paths.taxRates.list },
  { entity: exchangeRate, group: 'money', to: paths.exchangeRates.list },
  { entity: paymentTerm, group: 'billing', to: paths.paymentTerms.list },
  // In the order of the forms they stand in.
  { entity: ownField, group: 'custom', to: `${paths.ownFields.list}?sort=entity,position` },
];

/** The lists a role may open, of those whose name or purpose has every word of the search. */
export function sideListsFor(role: Role, search: string): SideList[] {
  const terms = search.split(/\s+/u).filter((term) => term !== '');
  return sideLists.filter(({ entity }) => {
    const text = `${entityWord(entity, 'title')} ${entityWord(entity, 'purpose')}`;
    const isFound = (term: string) => foundPieces(text, term).some((piece) => piece.isFound);
    return may(role, entity.name, 'list') !== false && terms.every(isFound);
  });
}
