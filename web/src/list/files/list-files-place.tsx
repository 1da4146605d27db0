import styled from '@emotion/styled';
import { lazy } from 'react';
import { mayExport, mayImport } from '../../records/rights/may-export-and-import.ts';
import { phone } from '../../ui/media/phone.ts';
import { Aside } from '../../ui/page/aside.tsx';
import type { ListFilesProps } from './list-files.tsx';

// Fetched when the rows are there.
const ListFiles = lazy(() => import('./list-files.tsx'));

/** As tall as the buttons, so that the rows do not move when these are there. */
const Room = styled('span')({ height: 36, [phone]: { height: 44 } });

/** The place of what brings records in and out as files, for who may. @param isReady the rows are there */
export function ListFilesPlace({ isReady, ...props }: ListFilesProps & { isReady: boolean }) {
  const { reader, entity } = props;
  if (!mayExport(reader, entity.name) && !mayImport(reader, entity.name)) return null;
  const room = <Room aria-hidden="true" />;
  return <Aside room={room}>{isReady ? <ListFiles {...props} /> : room}</Aside>;
}
