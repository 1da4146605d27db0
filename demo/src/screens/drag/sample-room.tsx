import styled from '@emotion/styled';
import { useState } from 'react';
import { DragListPart } from '../../frame/drag/drag-list-part.tsx';
import { type DragList, withPlaced } from '../../frame/drag/drag-lists.ts';
import { DragRoom } from '../../frame/drag/drag-room.tsx';
import { CarriedSample, SampleItem } from './sample-item.tsx';
import type { Sample } from './samples.ts';

const Rooms = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 16 });

const Room = styled('div')(({ theme: { vars } }) => ({
  flex: '1 1 260px',
  minWidth: 0,
  padding: 8,
  borderRadius: 8,
  background: vars.palette.sunken,
  '& > h3': {
    padding: '0 4px 8px',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
  '& > ul': { display: 'flex', flexDirection: 'column', gap: 8, minHeight: 40 },
  // What scrolls sideways leaves the outlines of its items room.
  '&[data-row]': { flex: '1 1 100%', overflowX: 'auto', '& > ul': { flexDirection: 'row', width: 'max-content' } },
  '&[data-row] li': { width: 160 },
}));

interface SampleRoomProps {
  lists: readonly { id: string; name: string; samples: readonly Sample[]; isRow?: boolean }[];
}

/** Lists of samples that can be put in another order, and carried from one to another. */
export function SampleRoom({ lists }: SampleRoomProps) {
  const titles = new Map(lists.flatMap(({ samples }) => samples.map(({ id, title }) => [id, title])));
  const titleOf = (id: string) => titles.get(id) ?? '';
  const [places, setPlaces] = useState<readonly DragList[]>(() =>
    lists.map(({ samples, ...list }) => ({ ...list, items: samples.map(({ id }) => id) })),
  );
  return (
    <DragRoom
      lists={places}
      nameOf={titleOf}
      onMove={({ item, to }) => {
        setPlaces(withPlaced(places, item, to));
        return undefined;
      }}
      carried={(id) => <CarriedSample title={titleOf(id)} />}
    >
      <Rooms>
        {places.map(({ id, name, isRow }) => (
          <DragListPart key={id} list={id}>
            {(items, ref) => (
              <Room
                ref={ref}
                data-row={isRow || undefined}
                {...(isRow && { role: 'group', tabIndex: 0, 'aria-label': name })}
              >
                {places.length > 1 && <h3>{name}</h3>}
                <ul aria-label={name}>
                  {items.map((item) => (
                    <SampleItem key={item} id={item} title={titleOf(item)} />
                  ))}
                </ul>
              </Room>
            )}
          </DragListPart>
        ))}
      </Rooms>
    </DragRoom>
  );
}
