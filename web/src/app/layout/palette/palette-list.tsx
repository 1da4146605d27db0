import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { phone } from '../../../ui/media/phone.ts';
import { KeyCaps } from '../help/key-caps.tsx';
import { HighlightedStretches } from './highlighted-stretches.tsx';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** Scrolls by itself, so that who hears the page is told of one list, which the box above them moves through. */
const List = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', padding: '4px 8px 8px' });

const Name = styled('div')(({ theme: { vars } }) => ({
  padding: '10px 12px 4px',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  color: vars.palette.text.secondary,
}));

const Line = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '4px 12px',
  borderRadius: 6,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  cursor: 'pointer',
  scrollMargin: 8,
  '&[aria-selected=true]': { background: vars.palette.tint, boxShadow: `inset 2px 0 0 ${vars.palette.primary.main}` },
  '& mark': { borderRadius: 2, background: vars.palette.mark, color: vars.palette.text.primary },
  '& .icon': { display: 'grid', placeItems: 'center', flex: 'none', minWidth: 16, color: vars.palette.ink3 },
  '& .icon > svg': { width: 16, height: 16 },
  '& .texts': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 10,
    flex: 1,
    minWidth: 0,
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& .label': { maxWidth: '100%' },
  '& .detail': { flex: '1 1 0', minWidth: 100, fontSize: 12, color: vars.palette.text.secondary },
  '& .fragment': { flex: '1 0 100%', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& .open': { fontSize: 12, color: vars.palette.text.secondary, whiteSpace: 'nowrap' },
  '& .keys': { display: 'flex', gap: 6, flex: 'none', [phone]: { display: 'none' } },
}));

interface PaletteListProps {
  id: string;
  /** The id of an element by what it stands for. */
  idOf: (name: string) => string;
  groups: readonly PaletteGroup[];
  /** The line the keyboard is at. */
  activeId: string | undefined;
  isBusy: boolean;
  onActive: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem, inNewTab: boolean) => void;
}

/** The lines of the palette, group by group; the focus stays in the box above them. */
export function PaletteList({ id, idOf, groups, activeId, isBusy, onActive, onChoose }: PaletteListProps) {
  const { t } = useTranslation();
  return (
    <List role="listbox" id={id} aria-label={t('palette.results')} aria-busy={isBusy}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no group of fields
        <div key={group.id} role="group" aria-labelledby={idOf(`group ${group.id}`)}>
          <Name id={idOf(`group ${group.id}`)} role="presentation">
            {group.name}
          </Name>
          {group.items.map((item) => (
            <Line
              key={item.id}
              id={idOf(item.id)}
              role="option"
              aria-selected={item.id === activeId}
              // The focus stays where one types.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => item.id !== activeId && onActive(item)}
              onClick={({ ctrlKey, metaKey }) => onChoose(item, ctrlKey || metaKey)}
              onAuxClick={({ button }) => button === 1 && onChoose(item, true)}
            >
              <span className="icon" aria-hidden="true">
                {item.icon}
              </span>
              <span className="texts">
                <span className="label">
                  <HighlightedStretches text={item.label} stretches={item.marks} />
                </span>
                {(item.detail || (group.isMixed && item.kind)) && (
                  <span className="detail">
                    {group.isMixed && item.kind && `${item.kind}${item.detail ? ' · ' : ''}`}
                    {item.detail}
                  </span>
                )}
                {item.fragment && <span className="fragment">{item.fragment}</span>}
              </span>
              <span className="keys" aria-hidden="true">
                {item.keys && <KeyCaps keys={item.keys} />}
                {item.id === activeId && !item.keys && (
                  <>
                    <span className="open">{t(item.to === undefined ? 'palette.do' : 'palette.open')}</span>
                    <KeyCaps keys="Enter" />
                  </>
                )}
              </span>
            </Line>
          ))}
        </div>
      ))}
    </List>
  );
}
