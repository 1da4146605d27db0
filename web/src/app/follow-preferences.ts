import { chosenLanguage, dropChosenLanguage } from '../lib/i18n/chosen-language.ts';
import { storeLanguage } from '../lib/i18n/first-language.ts';
import { i18n, languageFor, setLanguage } from '../lib/i18n/i18n.ts';
import {
  changePreferences,
  currentPreferences,
  followOtherTabs,
  leavePreferences,
  onPreferences,
  preferencesOwner,
  rowHeights,
  takeUpPreferences,
} from '../lib/preferences/preferences.ts';
import { currentSession, onSession } from '../lib/session/session.ts';
import { setFormats } from '../ui/values/formats.ts';
import { wearColors } from './wear-colors.ts';

let readFor: string | null = null;

/** From now on the product is written as the signed-in person wants it. Called once, before anything is shown. */
export function followPreferences(): void {
  onPreferences(apply);
  onSession(follow);
  followOtherTabs();
  i18n.on('languageChanged', (language) => {
    // Who signs out, or comes back, reads on in it.
    storeLanguage(language);
    apply();
  });
  apply();
}

// While the product is looked at as somebody else it stays written as the one wants it who looks.
function follow(): void {
  const session = currentSession();
  if (session.status === 'signedOut') {
    readFor = null;
    leavePreferences();
  }
  if (session.status !== 'signedIn') return;
  const own = session.viewer ?? session.user;
  const language = chosenLanguage();
  takeUpPreferences(own.id, own, language === null ? {} : { language });
  if (readFor === own.id || session.viewer !== null || own.mustChangePassword) return;
  readFor = own.id;
  // What this browser kept may be older than the account. Without a reply it holds on.
  // Fetched then: the sign-in page has no use for it.
  import('../lib/preferences/store-preferences.ts')
    .then(({ readOwnChoices, storePreferences }) => {
      if (language !== null) storePreferences(own.id, { language }, () => undefined);
      dropChosenLanguage();
      return readOwnChoices(own.id);
    })
    .then(
      (account) => changePreferences(own.id, account),
      () => undefined,
    );
}

function apply(): void {
  const { language: wanted, timeZone, dateFormat, numberFormat, density, layout } = currentPreferences();
  // While nobody is signed in, the last language stays, as the colours do.
  if (preferencesOwner() !== null) setLanguage(languageFor(wanted));
  document.documentElement.lang = i18n.language;
  setFormats({
    language: i18n.language,
    date: dateFormat,
    number: numberFormat,
    timeZone: timeZone ?? undefined,
    rowHeight: rowHeights[density],
  });
  // As light and dark do.
  if (preferencesOwner() !== null) wearColors(layout);
}
