import styled from '@emotion/styled';
import { LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { Notice } from '@mandate/web/src/ui/feedback/notice.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shopPaths } from '../shop-paths.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderSum } from './order-sum.tsx';
import type { Order } from './use-order.ts';

const Parts = styled('div')({ display: 'grid', gap: 16 });
const Sheet = styled('div')({ maxWidth: 640 });
const Act = styled('div')({ display: 'flex', flexWrap: 'wrap' });

/** An order that was paid. Whoever paid it is taken here. */
export function OrderDone({ order }: { order: Order }) {
  const { t } = useTranslation('demo');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Sheet>
      <PageCard title={t('shop.order.title', { number: order.number })}>
        <Parts>
          <Notice kind="good" ref={notice} tabIndex={-1}>
            {t('shop.order.text', { email: order.email })}
          </Notice>
          <OrderLines lines={order.lines} />
          <OrderSum total={order.total} discount={order.discount} />
          <Act>
            <LinkButton to={shopPaths.shop}>{t('shop.toShop')}</LinkButton>
          </Act>
        </Parts>
      </PageCard>
    </Sheet>
  );
}
