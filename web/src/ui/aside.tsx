import { Component, type ReactNode, Suspense } from 'react';

interface AsideProps {
  children: ReactNode;
  /** The room of what is to come. */
  room?: ReactNode;
}

/**
 * Holds what stands beside a page and is fetched for itself: until it is there its room, and where it cannot be fetched or breaks its room
 * as well. What somebody works at goes on without it.
 */
export class Aside extends Component<AsideProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render() {
    const { children, room = null } = this.props;
    return this.state.isMissing ? room : <Suspense fallback={room}>{children}</Suspense>;
  }
}
