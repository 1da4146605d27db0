import styled from '@emotion/styled';
import { lazy } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { phone } from '../../ui/media/phone.ts';
import { Aside } from '../../ui/page/aside.tsx';

// Fetched once the page is there.
const PinRecord = lazy(async () => {
  await new Promise<unknown>((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
  return import('./pin-record.tsx');
});

// As large as the button, so that nothing moves when it comes.
const Room = styled('span')({ flex: 'none', width: 36, height: 36, [phone]: { width: 44, height: 44 } });

interface PinPlaceProps {
  /** The noun of the record's calls. */
  entity: string;
  recordId: string;
  label: string;
  code: unknown;
}

/** Where a stored record is pinned, in the head of its page; who looks at the product as somebody else pins nothing. */
export function PinPlace({ code, ...record }: PinPlaceProps) {
  if (useViewer() !== null) return null;
  return (
    <Aside room={<Room />}>
      <PinRecord {...record} code={typeof code === 'string' ? code : null} />
    </Aside>
  );
}
