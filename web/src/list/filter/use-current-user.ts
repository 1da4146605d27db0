import type { CurrentUser } from '@mandate/contract/lists/filter-tokens.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import { personTimeZone } from '../../lib/preferences/preferences.ts';
import { useUser } from '../../lib/session/session.ts';

/** Who looks, and which day it is where they are: what "me" and "today" of filters stand for. */
export function useCurrentUser(): CurrentUser {
  const { id, personnelId } = useUser();
  return { id, personnelId, today: dayIn(new Date(), personTimeZone()) };
}
