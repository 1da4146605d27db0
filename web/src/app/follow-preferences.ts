import { hasWords, i18n } from '../lib/i18n/i18n.ts';
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
  takeUpPreferences(own.id, own);
  if (readFor === own.id || session.viewer !== null || own.mustChangePassword) return;
  readFor = own.id;
  // What this browser kept may be older than the account. Without a reply it holds on.
  // Fetched then: the sign-in page has no use for it.
  import('../lib/preferences/store-preferences.ts')
    .then(({ readOwnChoices }) => readOwnChoices(own.id))
    .then(
      (account) => changePreferences(own.id, account),
      () => undefined,
    );
}

function apply(): void {
  const { language: wanted, timeZone, dateFormat, numberFormat, density, layout } = currentPreferences();
  const language = hasWords(wanted) ? wanted : 'en';
  setFormats({
    language,
    date: dateFormat,
    number: numberFormat,
    timeZone: timeZone ?? undefined,
    rowHeight: rowHeights[density],
  });
  document.documentElement.lang = language;
  // While nobody is signed in, the last colours stay, as light and dark do.
  if (preferencesOwner() !== null) wearColors(layout);
  if (i18n.language !== language) void i18n.changeLanguage(language);
}
