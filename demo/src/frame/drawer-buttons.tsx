import styled from '@emotion/styled';
import { CountedButton } from '@mandate/web/src/ui/buttons/counted-button.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { Aside } from '@mandate/web/src/ui/page/aside.tsx';
import Bell from 'lucide-react/icons/bell';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useDemo } from '../use-demo.ts';
import { cartUid } from './shop-price.ts';

const Pair = styled('span')({ display: 'inline-flex', gap: 4, [phone]: { gap: 0 } });

type Drawer = 'notifications' | 'cart';

const NotificationsDrawer = lazy(() => import('./notifications-drawer.tsx'));
const CartDrawer = lazy(() => import('./cart-drawer.tsx'));

/** The notifications and the cart of the demo area: how many there are, and the drawers they are in. */
export function DrawerButtons() {
  const { t } = useTranslation('demo');
  const { key } = useLocation();
  // A drawer belongs to the place it was opened at: going on or back puts it away.
  const [opened, setOpened] = useState<{ drawer: Drawer; at: string } | null>(null);
  // What is put away stays until it has left.
  const [shown, setShown] = useState<Drawer | null>(null);
  const notifications = useDemo('GET /api/notification').data?.length ?? 0;
  const lines = useDemo('GET /api/ecommerce/get-cart-list', cartUid).data?.length ?? 0;
  const isOpen = opened?.at === key;

  function open(drawer: Drawer) {
    setOpened({ drawer, at: key });
    setShown(drawer);
  }

  const ways = { isOpen, onClose: () => setOpened(null), onLeft: () => setShown(null) };
  return (
    <>
      <Pair>
        <CountedButton
          size="toolbar"
          label={t('notifications.open', { count: notifications })}
          count={notifications}
          aria-expanded={isOpen && shown === 'notifications'}
          icon={<Bell aria-hidden="true" />}
          onClick={() => open('notifications')}
        />
        <CountedButton
          size="toolbar"
          label={t('cart.open', { count: lines })}
          count={lines}
          aria-expanded={isOpen && shown === 'cart'}
          icon={<ShoppingCart aria-hidden="true" />}
          onClick={() => open('cart')}
        />
      </Pair>
      <Aside>
        {shown === 'notifications' && <NotificationsDrawer {...ways} />}
        {shown === 'cart' && <CartDrawer {...ways} />}
      </Aside>
    </>
  );
}
