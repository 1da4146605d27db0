import { type RegisterName, registerAbove, registerNames } from '@mandate/contract/registers.ts';
import { lazy } from 'react';
import { createBrowserRouter, matchRoutes, Navigate, Outlet, type RouteObject } from 'react-router';
import { NotFoundPage } from '../features/session/not-found-page.tsx';
import { SessionCard } from '../features/session/session-card.tsx';
import { SignInPage } from '../features/session/sign-in-page.tsx';
import { landing, paths } from '../lib/addresses/paths.ts';
import { recordPaths } from '../lib/addresses/record-paths.ts';
import { cachePageCode } from '../lib/code/page-code.ts';
import { FetchedPage, fetchable, type Load } from '../ui/page/fetched-page.tsx';
import { ElsewherePage } from './elsewhere-page.tsx';
import { FailurePage } from './failure-page.tsx';
import { hasDemo, takeDemoRoutes } from './open-demo.ts';
import { type PageHandle, pageHandle, type TrailStep } from './page-handle.ts';
import { Root } from './root.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

const shell = fetchable(() => import('./layout/shell.tsx'));

// What people see first needs no word but those of lists: it does not wait for the others.
const loadProjectList: Load = () => import('../features/projects/project-list.tsx');

const loadOtherWords = () => import('../lib/i18n/other-words.ts');

// A page that shows more than a list waits for the words of every page.
function withWords<Props>(load: Load<Props>): Load<Props> {
  return async () => (await Promise.all([load(), loadOtherWords()]))[0];
}

const loadProjectEditor = withWords(() => import('../features/projects/project-editor.tsx'));

// Which file is whose page is fetched with the first of them: nobody waits for it who signs in, or works on projects.
function registerPage(noun: RegisterName, name: 'list' | 'editor'): Load {
  return withWords(async () => (await import('./fetch-register-page.ts')).fetchRegisterPage(noun, name));
}

const loadProfile = withWords(() => import('../features/profile/profile-page.tsx'));

const loadDrafts = withWords(() => import('../features/drafts/draft-list.tsx'));

const loadControlPanel = withWords(() => import('../features/control-panel/control-panel-page.tsx'));

const importPage = fetchable(withWords(() => import('../import/import-page.tsx')));

const register: TrailStep = { label: 'shell.register' };
const controlPanel: TrailStep = { label: 'shell.controlPanel', to: paths.controlPanel };

/** The pages behind sign-in: those of every register, and what else there is. */
const records: RouteObject[] = [
  ...registerNames.flatMap(registerPages),
  {
    path: paths.projectBoard,
    ...page(
      withWords(() => import('../features/projects/board/project-board.tsx')),
      [{ label: 'shell.projects', to: paths.projects.list }],
    ),
  },
  {
    path: paths.projectCopy,
    ...page(
      withWords(() => import('../features/projects/copy/project-copy-page.tsx')),
      [{ label: 'shell.projects', to: paths.projects.list }],
    ),
  },
  {
    path: paths.audit,
    ...page(
      withWords(() => import('../features/audit/audit-page.tsx')),
      [controlPanel],
    ),
  },
  {
    path: paths.trash,
    ...page(
      withWords(() => import('../features/trash/trash-page.tsx')),
      [controlPanel],
    ),
  },
  {
    path: paths.sessions,
    ...page(
      withWords(() => import('../features/sessions/sessions-page.tsx')),
      [controlPanel],
    ),
  },
  {
    path: paths.jobs,
    ...page(
      withWords(() => import('../features/jobs/job-list.tsx')),
      [controlPanel],
    ),
  },
  {
    path: paths.mailServer,
    ...page(
      withWords(() => import('../features/mail-server/mail-server-page.tsx')),
      [],
      true,
    ),
  },
  {
    path: paths.mailQueue,
    ...page(
      withWords(() => import('../features/mail-queue/mail-queue-page.tsx')),
      [{ label: 'shell.mailServer', to: paths.mailServer }],
    ),
  },
  {
    path: paths.dashboard,
    ...page(
      withWords(() => import('../features/dashboard/dashboard-page.tsx')),
      [],
    ),
  },
  {
    path: paths.milestones,
    ...page(
      withWords(() => import('../features/milestones/milestone-list.tsx')),
      [{ label: 'shell.dashboard', to: paths.dashboard }],
    ),
  },
  {
    path: paths.lines,
    ...page(
      withWords(() => import('../features/project-lines/project-line-list.tsx')),
      [{ label: 'shell.dashboard', to: paths.dashboard }],
    ),
  },
];

// The way to a list leaves the list itself out; the way to an editor and to an import leads through it.
function registerPages(noun: RegisterName): RouteObject[] {
  const of = recordPaths(noun);
  const isProject = noun === 'project';
  const editor = isProject ? loadProjectEditor : registerPage(noun, 'editor');
  cachePageCode(of.any, editor);
  const wayThrough = wayTo(noun);
  const edit = page(editor, wayThrough);
  const list = isProject ? loadProjectList : registerPage(noun, 'list');
  const takeIn = {
    element: <FetchedPage of={importPage} given={{ paths: of }} />,
    handle: { trail: wayThrough, load: importPage.load },
  };
  return [
    { path: of.list, ...page(list, wayThrough.slice(0, -1)) },
    { path: of.create, ...edit },
    { path: of.any, ...edit },
    { path: of.import, ...takeIn },
    { path: of.anyImport, ...takeIn },
  ];
}

function wayTo(noun: RegisterName): TrailStep[] {
  const { plural, list } = recordPaths(noun);
  const above = registerAbove(noun);
  const before = above ? wayTo(above) : noun === 'project' ? [] : [register];
  return [...before, { label: `shell.${plural}`, to: list }];
}

// A page behind sign-in: fetched when first shown. Not the router's own `lazy`, which would fetch it before the guard has
// asked who is there.
function page(load: Load, trail: readonly TrailStep[], isContained = false): Pick<RouteObject, 'element' | 'handle'> {
  const fetched = fetchable(load);
  return {
    element: <FetchedPage of={fetched} given={{}} />,
    handle: { trail, load: fetched.load, isContained } satisfies PageHandle,
  };
}

// The card stays while its pages change; all but the sign-in page are fetched when they are first wanted.
const sessionPages: RouteObject[] = [
  { path: paths.signIn, element: <SignInPage /> },
  sessionPage(paths.signUp, () => import('../features/session/sign-up-page.tsx')),
  sessionPage(paths.forgotPassword, () => import('../features/session/forgot-password-page.tsx')),
  sessionPage(paths.resetPassword, () => import('../features/session/reset-password-page.tsx')),
];

function sessionPage(path: string, load: Load): RouteObject {
  const Page = lazy(load);
  return { path, element: <Page /> };
}

function SessionRoom() {
  return (
    <SessionCard>
      <Outlet />
    </SessionCard>
  );
}

/** Fetches what a person sees first after sign-in, while they are still typing. */
export function warmUp(): void {
  void shell.load();
  void loadProjectList();
}

/** Fetches the code of the page at an address behind sign-in, and of what stands around it. */
export async function fetchPageAt(address: Location): Promise<void> {
  const shown = address.pathname === paths.home ? landing : address;
  const handles = matchRoutes(router.routes, shown)?.map(({ route }) => pageHandle(route.handle)) ?? [];
  // What cannot be fetched is missed where it is shown.
  await Promise.allSettled([shell.load(), ...handles.map((handle) => handle?.load())]);
}

// Where the pages of the demo area join those of the product.
const framed = 'framed';

/** Every address of the product and what it shows. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <FailurePage />,
    children: [
      { element: <SessionRoom />, children: sessionPages },
      { path: paths.notFound, element: <NotFoundPage /> },
      {
        element: <SignedInOnly />,
        children: [
          { path: paths.home, element: <Navigate to={landing} replace /> },
          {
            element: <FetchedPage of={shell} given={{}} />,
            children: [
              {
                id: framed,
                errorElement: <FailurePage isWithin />,
                children: [
                  ...records,
                  { path: paths.profile, ...page(loadProfile, [], true) },
                  { path: paths.drafts, ...page(loadDrafts, []) },
                  { path: paths.controlPanel, ...page(loadControlPanel, []) },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', element: hasDemo ? <ElsewherePage /> : <Navigate to={paths.notFound} replace /> },
    ],
  },
]);

takeDemoRoutes((demoRoutes) => router.patchRoutes(framed, demoRoutes));
