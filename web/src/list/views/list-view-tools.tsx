import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePin } from '../../lib/preferences/favourites.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { ListState } from '../state/list-state.ts';
import { maySaveView, viewStateOf } from './saved-view.ts';
import type { ListViews } from './use-list-views.ts';
import { useViewActs } from './use-view-acts.ts';
import type { ViewDialogPart } from './view-dialog.tsx';
import { viewMenuItems } from './view-menu-items.tsx';

const ViewDialog = lazy(() => import('./view-dialog.tsx'));

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  paddingBottom: 4,
  [phone]: { paddingBottom: 0, '& > [data-wide]': { display: 'none' } },
});

interface ListViewToolsProps {
  entity: Entity;
  views: ListViews;
  state: ListState;
  /** What is shown differs from the open view. */
  isChanged: boolean;
}

/** What can be done with the open view and with what is shown. On phones all of it is in the menu. */
export default function ListViewTools({ entity, views, state, isChanged }: ListViewToolsProps) {
  const { t } = useTranslation();
  const user = useUser();
  const isLooking = useViewer() !== null;
  const [part, setPart] = useState<ViewDialogPart | null>(null);
  const acts = useViewActs(entity, views, state, () => setPart('new'));
  const view = views.open?.view;
  const pin = usePin(
    view && !view.isReady
      ? { kind: 'view', entity: entity.name, recordId: view.id, label: view.name, code: null }
      : null,
  );
  const maySave = views.open !== null && maySaveView(views.open.view, user);
  return (
    <Tools>
      {isChanged && (
        <>
          <Button size="toolbar" look="quiet" data-wide onClick={acts.reset}>
            {t('views.reset')}
          </Button>
          {!isLooking &&
            (maySave ? (
              <Button
                size="toolbar"
                look="chosen"
                data-wide
                busy={acts.isBusy}
                busyLabel={t('views.saving')}
                onClick={() => void acts.save()}
              >
                {t('views.save')}
              </Button>
            ) : (
              <Button size="toolbar" look="chosen" data-wide onClick={() => setPart('new')}>
                {t('views.saveAs')}
              </Button>
            ))}
        </>
      )}
      <Menu
        button={(props) => (
          <Button {...props} size="toolbar" look="quiet">
            {t('views.title')}
            <ChevronDown aria-hidden="true" width={14} height={14} />
          </Button>
        )}
      >
        {(close) => viewMenuItems({ t, user, views, acts, isChanged, isLooking, pin, close, onAsk: setPart })}
      </Menu>
      {part !== null && (
        <Suspense>
          <ViewDialog
            part={part}
            entity={entity}
            view={views.open?.view ?? null}
            shown={viewStateOf(state, views.layout)}
            acts={acts}
            onClose={() => setPart(null)}
          />
        </Suspense>
      )}
    </Tools>
  );
}
