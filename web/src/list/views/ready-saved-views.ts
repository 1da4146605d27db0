import type { Noun } from '@mandate/contract/access/permissions.ts';
import type { Reader } from '@mandate/contract/access/roles.ts';
import { readyViews } from '@mandate/contract/lists/ready-views.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import type { SavedView } from './saved-view.ts';

/** The views that come along with a list, in the form of saved ones: everybody has them, and nobody changes them. */
export function readySavedViews(list: string, reader: Reader): SavedView[] {
  return readyViews(list as Noun, reader).map(({ key, state }) => ({
    id: key,
    version: 0,
    name: i18n.t(`readyView.${list}.${key}` as 'readyView.project.mine'),
    audience: 'everyone',
    roles: [],
    isLocked: true,
    defaultFor: [],
    state,
    isReady: true,
  }));
}
