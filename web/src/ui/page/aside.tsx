import { Component, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { isPageShown, onPageShown } from './page-shown.ts';

interface AsideProps {
  children: ReactNode;
  /** The room of what is to come. */
  room?: ReactNode;
}

/**
 * Holds what stands beside a page and is fetched for itself, once the first page is shown: until it is there its room, and where it cannot be
 * fetched or breaks its room as well. What somebody works at goes on without it.
 */
export class Aside extends Component<AsideProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render() {
    const { children, room = null } = this.props;
    if (this.state.isMissing) return room;
    return (
      <OncePageShown room={room}>
        <Suspense fallback={room}>{children}</Suspense>
      </OncePageShown>
    );
  }
}

function OncePageShown({ children, room }: { children: ReactNode; room: ReactNode }) {
  const [isShown, setShown] = useState(isPageShown);
  useEffect(() => (isShown ? undefined : onPageShown(() => startTransition(() => setShown(true)))), [isShown]);
  return isShown ? children : room;
}
