import styled from '@emotion/styled';
import type { SessionUser } from '@mandate/contract/access/session.ts';
import type { TFunction } from 'i18next';
import Pencil from 'lucide-react/icons/pencil';
import PinIcon from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Save from 'lucide-react/icons/save';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import Trash2 from 'lucide-react/icons/trash-2';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import type { Pin } from '../../lib/preferences/favourites.ts';
import { MenuItem } from '../../ui/overlays/menu.tsx';
import { isOwnView, mayDeleteView, maySaveView } from './saved-view.ts';
import type { ListViews } from './use-list-views.ts';
import type { useViewActs } from './use-view-acts.ts';
import type { ViewDialogPart } from './view-dialog.tsx';

const Line = styled('hr')(({ theme: { vars } }) => ({
  margin: '6px 0',
  border: 0,
  borderTop: `1px solid ${vars.palette.divider}`,
}));

interface ViewMenu {
  t: TFunction;
  user: SessionUser;
  views: ListViews;
  acts: ReturnType<typeof useViewActs>;
  isChanged: boolean;
  /** Looking as somebody else saves nothing. */
  isLooking: boolean;
  /** Keeps the open view at hand in the navigation, or lets it go. */
  pin: Pin | null;
  close: () => void;
  /** Opens a dialog. */
  onAsk: (part: ViewDialogPart) => void;
}

/** What can be done with views, as the items of their menu. */
export function viewMenuItems({
  t,
  user,
  views,
  acts,
  isChanged,
  isLooking,
  pin,
  close,
  onAsk,
}: ViewMenu): ReactNode[] {
  const view = views.open?.view ?? null;
  const isDefault = view !== null && views.defaultViewId === view.id;
  const tell = (words: 'views.pinned' | 'views.unpinned') => () => showSuccess(t(words, { name: view?.name }));
  function item(key: string, icon: ReactNode, label: string, run: () => void): ReactNode {
    return (
      <MenuItem
        key={key}
        onClick={() => {
          close();
          run();
        }}
      >
        {icon}
        {label}
      </MenuItem>
    );
  }
  const reset = isChanged && item('reset', <RotateCcw aria-hidden="true" />, t('views.reset'), acts.reset);
  if (isLooking) return [reset || item('none', null, t('views.readOnly'), () => undefined)];
  return [
    isChanged &&
      view !== null &&
      maySaveView(view, user) &&
      item('save', <Save aria-hidden="true" />, t('views.save'), () => void acts.save()),
    reset,
    item('new', <Plus aria-hidden="true" />, t('views.saveAs'), () => onAsk('new')),
    view !== null && !view.isReady && <Line key="line" role="presentation" />,
    view !== null &&
      isOwnView(view, user) && [
        item('rename', <Pencil aria-hidden="true" />, t('views.rename'), () => onAsk('name')),
        user.role !== 'GUEST' &&
          item('share', <UsersRound aria-hidden="true" />, t('views.share'), () => onAsk('sharing')),
      ],
    pin !== null &&
      view !== null &&
      !view.isReady &&
      (pin.isPinned
        ? item('unpin', <PinOff aria-hidden="true" />, t('views.unpin'), () => pin.toggle(tell('views.unpinned')))
        : item('pin', <PinIcon aria-hidden="true" />, t('views.pin'), () => pin.toggle(tell('views.pinned')))),
    view !== null && !view.isReady && !isDefault
      ? item('default', <Star aria-hidden="true" />, t('views.makeDefault'), () => void acts.makeDefault(view))
      : isDefault &&
        item('noDefault', <StarOff aria-hidden="true" />, t('views.dropDefault'), () => void acts.makeDefault(null)),
    view !== null &&
      mayDeleteView(view, user) &&
      item('delete', <Trash2 aria-hidden="true" />, t('views.delete'), () => void acts.remove()),
  ].flat();
}
