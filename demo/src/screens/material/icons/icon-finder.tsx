import styled from '@emotion/styled';
import { paramsNow } from '@mandate/web/src/lib/addresses/address-params.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { SearchField, Toolbar, ToolbarGap } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { pageScrollerOf } from '@mandate/web/src/ui/page/page-scroller.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../records/use-address.ts';
import { pageOfRows } from '../page-of-rows.ts';
import { PageSteps } from '../page-steps.tsx';
import { foundIcons, type NamedIcon } from './found-icons.ts';
import { IconGrid } from './icon-grid.tsx';

const pageSize = 240;

// Stays in sight above a page of many rows.
const Bar = styled(Toolbar)(({ theme: { vars } }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  borderRadius: 8,
  background: vars.palette.background.paper,
  [phone]: { padding: '8px 12px' },
}));

/** Icons to look through: a search by name, and the found ones page by page. Both stand in the address. */
export function IconFinder({ all }: { all: readonly NamedIcon[] }) {
  const { t } = useTranslation('demo');
  const bar = useRef<HTMLDivElement>(null);
  const address = useAddress();
  const [text, setText] = useState(address.of('find') ?? '');
  const found = foundIcons(all, text);
  const page = pageOfRows(address.of('page'), pageSize, found.length);

  function search(next: string): void {
    setText(next);
    address.change({ find: next, page: null });
  }

  function go(pages: number): void {
    const now = pageOfRows(paramsNow().get('page'), pageSize, found.length);
    address.change({ page: now.page + pages });
    pageScrollerOf(bar.current)?.scrollTo({ top: 0 });
  }

  return (
    <>
      <Bar ref={bar}>
        <SearchField
          label={t('material.icons.search')}
          placeholder={t('material.icons.search')}
          value={text}
          onChange={({ target }) => search(target.value)}
        />
        <ToolbarGap />
        <PageSteps page={page} go={go} />
      </Bar>
      {found.length === 0 ? (
        <EmptyState
          kind="nothingMatches"
          title={t('material.icons.noneTitle')}
          text={t('material.icons.noneText', { text })}
          action={
            <Button size="row" onClick={() => search('')}>
              {t('material.icons.clear')}
            </Button>
          }
        />
      ) : (
        <IconGrid icons={found.slice(page.first - 1, page.last)} label={t('material.icons.title')} />
      )}
    </>
  );
}
