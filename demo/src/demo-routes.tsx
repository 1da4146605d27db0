// First, so that no part of the demo is shown without its words.
import './demo-words.ts';
import { loadWords } from '@mandate/web/src/lib/i18n/i18n.ts';
import { sharedWords } from '@mandate/web/src/lib/i18n/shared-words.ts';
import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { demoGroups } from './demo-groups.ts';
import type { DemoGroup, DemoPage } from './demo-page.ts';
import { DemoFrame } from './frame/demo-frame.tsx';

export { demoGroups };

/** The patterns of every page of the demo area. */
export const demoPatterns: readonly string[] = demoGroups.flatMap(({ pages }) => pages.map(({ path }) => path));

/** The pages of the demo area, each in the frame that says what it is. */
export const demoRoutes: RouteObject[] = demoGroups.flatMap((group) => group.pages.map((page) => routeOf(group, page)));

/** Fetches the chat that lies over any page. */
export const loadChatPopup = () => import('./screens/chat/chat-popup.tsx');

// What the product's own pages say is said here too: a name in a button, a state of a list.
function routeOf(group: DemoGroup, { path, load }: DemoPage): RouteObject {
  const loadWithWords = async () =>
    (await Promise.all([load(), loadWords(...sharedWords, 'projects', 'notes-and-files')]))[0];
  const Page = lazy(loadWithWords);
  return {
    path,
    element: (
      <DemoFrame>
        <Page />
      </DemoFrame>
    ),
    handle: { trail: [{ label: 'demo:title' }, { label: `demo:${group.label}` }], load: loadWithWords, isDemo: true },
  };
}
