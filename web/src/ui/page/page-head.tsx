import styled from '@emotion/styled';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { LinkButton } from '../buttons/button.tsx';
import { phone } from '../media/phone.ts';
import { productName } from './product-mark.tsx';

const Line = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  marginTop: 2,
  '& > h1': {
    fontSize: 22,
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.018em',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  // As tall as a button, whether there is one or not.
  [phone]: { '& > h1': { marginRight: 'auto', paddingBlock: 8, fontSize: 20 } },
});

// What comes later comes at the left, so that nothing else moves; on phones each button finds its own place.
const Actions = styled('div')({
  display: 'flex',
  flex: 1,
  flexBasis: 'auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  [phone]: { display: 'contents' },
});

let shownTitle = '';
let wasFocusLost = false;
const listeners = new Set<() => void>();

function show(title: string): void {
  shownTitle = title;
  for (const listener of listeners) listener();
}

/** The title of the page now shown, for the breadcrumb's last step. */
export function useShownTitle(): string {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => shownTitle,
  );
}

interface PageHeadProps {
  /** The page's name, the record's where there is one; also the window's title. */
  title: string;
  /** The window's title where it says more than the page's name, such as which page of a list is shown. */
  windowTitle?: string;
  /** What the breadcrumb and others call the page, where its heading is a phrase. */
  shortTitle?: string;
  /** Pills and codes after the title. */
  after?: ReactNode;
  /** Buttons at the right, the filled one last. */
  actions?: ReactNode;
  /** Where Back leads, when the page has one. */
  back?: { label: string; to: string };
}

/** Keeps the focus on the title where one head takes the place of another, such as that of a page whose record has come. */
function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    if (wasFocusLost && document.activeElement === document.body) own?.focus({ preventScroll: true });
    wasFocusLost = false;
    return () => {
      wasFocusLost = document.activeElement === own;
    };
  }, []);
  return heading;
}

/** The head of a page: its one level-1 heading and its actions. Focus comes here when the page changes. */
export function PageHead({ title, windowTitle = title, shortTitle = title, after, actions, back }: PageHeadProps) {
  const heading = useKeptFocus();
  useEffect(() => {
    document.title = `${windowTitle} · ${productName}`;
  }, [windowTitle]);
  useEffect(() => show(shortTitle), [shortTitle]);
  return (
    <Line>
      {back && (
        <LinkButton to={back.to} look="quiet" size="toolbar" icon={<ArrowLeft aria-hidden="true" />}>
          {back.label}
        </LinkButton>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {after}
      {actions && <Actions>{actions}</Actions>}
    </Line>
  );
}
