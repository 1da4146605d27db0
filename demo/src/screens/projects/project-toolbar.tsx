import styled from '@emotion/styled';
import { Segments } from '@mandate/web/src/ui/buttons/segments.tsx';
import { SearchField, Toolbar, ToolbarGap } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../records/slider/slider.tsx';
import type { Address } from '../../records/use-address.ts';
import type { useSearch } from '../../records/use-search.ts';

/** How many cards stand in a row at each stop of the slider. */
export const cardsAt = { 25: 6, 50: 4, 75: 3, 100: 2 } as const;
export type Stop = keyof typeof cardsAt;

const stops = [25, 50, 75, 100] as const;
const usualStop = 50;

/** The stop an address asks for; the usual one where it asks for none there is. */
export function askedStop(text: string | null): Stop {
  return stops.find((stop) => String(stop) === text) ?? usualStop;
}

const Bar = styled(Toolbar)({ padding: '12px 20px', [phone]: { padding: 16, '& > .look': { display: 'none' } } });

const Size = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginRight: 16,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& > span:last-of-type': { width: 120 },
}));

interface ProjectToolbarProps {
  address: Address;
  search: ReturnType<typeof useSearch>;
  isGrid: boolean;
}

/** What is searched for, and how it is shown. */
export function ProjectToolbar({ address, search, isGrid }: ProjectToolbarProps) {
  const { t } = useTranslation('demo');
  const id = useId();
  const inRow = (stop: number) => t('projects.cardsInRow', { count: cardsAt[askedStop(String(stop))] });
  return (
    <Bar>
      <SearchField
        label={t('projects.search')}
        placeholder={t('projects.search')}
        value={search.typed}
        onChange={({ target }) => search.type(target.value)}
      />
      <ToolbarGap />
      {isGrid && (
        <Size className="look">
          <span id={id}>{t('projects.cardSize')}</span>
          <Slider
            aria-labelledby={id}
            look="small"
            textOf={inRow}
            values={[askedStop(address.of('cards'))]}
            min={25}
            max={100}
            step={25}
            marks={stops.map((value) => ({ value }))}
            onChange={([stop = usualStop]) => address.change({ cards: stop === usualStop ? null : stop })}
          />
        </Size>
      )}
      <div className="look">
        <Segments
          label={t('projects.view')}
          value={isGrid ? 'grid' : 'list'}
          choices={[
            { value: 'grid', label: t('projects.grid'), icon: <LayoutGrid aria-hidden="true" /> },
            { value: 'list', label: t('projects.list'), icon: <List aria-hidden="true" /> },
          ]}
          onChoose={(view) => address.change({ view: view === 'list' ? view : null })}
        />
      </div>
    </Bar>
  );
}
