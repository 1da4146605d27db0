import type { OwnFieldNoun } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { i18n } from '../../lib/i18n/i18n.ts';

/** The sections of each form that fields of the firm's own may join, by their names, and where their words are. */
const forms: Record<OwnFieldNoun, { words: string; names: readonly string[] }> = {
  customer: { words: 'customers.section', names: ['general', 'address', 'billing', 'contacts', 'notes'] },
  personnel: { words: 'personnels.section', names: ['general', 'employment', 'login'] },
  provider: { words: 'providers.section', names: ['general', 'address', 'payment', 'contacts', 'notes'] },
  'service-category': { words: 'serviceCategories.section', names: ['general', 'place', 'notes'] },
  service: { words: 'services.section', names: ['general', 'price', 'delivery', 'notes'] },
  place: { words: 'places.section', names: ['general', 'address', 'visiting', 'notes'] },
  account: { words: 'accounts.section', names: ['person', 'access'] },
  project: { words: 'projectFields', names: ['what', 'who', 'when', 'terms', 'more'] },
};

/** The names of the sections a form has by itself. */
export function formSections(noun: OwnFieldNoun): readonly string[] {
  return forms[noun].names;
}

/** What the section of an own field is called: one of the form's own in the person's language, else as the firm calls it; without one "More". */
export function sectionTitle(noun: OwnFieldNoun, section: string | null): string {
  const { words, names } = forms[noun];
  if (section === null && !names.includes('more')) return i18n.t('ownFields.section.more');
  return section === null || names.includes(section)
    ? i18n.t(`${words}.${section ?? 'more'}` as 'customers.section.general')
    : section;
}
