import { type RegisterName, registerAbove, registerNames } from '@mandate/contract/registers.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, matchRoutes, Navigate, Outlet, type RouteObject } from 'react-router';
import { NotFoundPage } from '../features/session/not-found-page.tsx';
import { SessionCard } from '../features/session/session-card.tsx';
import { SignInPage } from '../features/session/sign-in-page.tsx';
import { beginsHere } from '../lib/addresses/begins-here.ts';
import { landing, paths } from '../lib/addresses/paths.ts';
import { recordPaths } from '../lib/addresses/record-paths.ts';
import { cachePageCode } from '../lib/code/page-code.ts';
import { loadWords, type WordFile } from '../lib/i18n/i18n.ts';
import { frameWords, sharedWords } from '../lib/i18n/shared-words.ts';
import { LoaderOverlay } from '../ui/feedback/loader-overlay.tsx';
import { FetchedPage, fetchable, type Load } from '../ui/page/fetched-page.tsx';
import { ElsewherePage } from './elsewhere-page.tsx';
import { FailurePage } from './failure-page.tsx';
import type { FurtherPage } from './fetch-further-page.ts';
import { inWords } from './in-words.ts';
import { hasDemo, takeDemoRoutes } from './open-demo.ts';
import { type PageHandle, pageHandle, type TrailStep } from './page-handle.ts';
import { Root } from './root.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

const shell = fetchable(inWords(() => import('./layout/shell.tsx'), frameWords));

// What people see first says no more than what is around every page: it does not wait for other words.
const loadProjectList: Load = () => import('../features/projects/project-list.tsx');

// A page that shows more than a list waits for the words of every page, and for its own.
function saying<Props>(load: Load<Props>, ...own: WordFile[]): Load<Props> {
  return inWords(load, [...sharedWords, ...own]);
}

const loadProjectEditor = saying(
  () => import('../features/projects/project-editor.tsx'),
  'projects',
  'notes-and-files',
  'explain',
);

/** The registers that say more than what is said of every record. */
const ownWords: Partial<Record<RegisterName, readonly WordFile[]>> = {
  absence: ['absences'],
  account: ['accounts'],
  entry: ['entries', 'week'],
  'holiday-calendar': ['holiday-calendars'],
  parameter: ['parameters', 'letterhead'],
  'text-block': ['text-blocks'],
  // Its choices are entered as those of parameters are; it names sections of every form.
  'own-field': ['parameters', 'accounts', 'projects'],
};

// Which file is whose page is fetched with the first of them: nobody waits for it who signs in, or works on projects.
function registerPage(noun: RegisterName, name: 'list' | 'editor' | 'page'): Load {
  const words = ownWords[noun] ?? [];
  const pageWords: readonly WordFile[] = name === 'page' ? ['record-page', 'notes-and-files'] : [];
  const load: Load = async () => (await import('./fetch-register-page.ts')).fetchRegisterPage(noun, name);
  return saying(load, ...words, ...pageWords);
}

// So are pages that are opened now and then.
function further(name: FurtherPage, ...own: WordFile[]): Load {
  const load: Load = async () => (await import('./fetch-further-page.ts')).fetchFurtherPage(name);
  return saying(load, ...own);
}

const loadProfile = saying(() => import('../features/profile/profile-page.tsx'), 'profile');

const loadDrafts = saying(() => import('../features/drafts/draft-list.tsx'));

const loadControlPanel = saying(() => import('../features/control-panel/control-panel-page.tsx'), 'control-panel');

const importPage = fetchable(saying(() => import('../import/import-page.tsx'), 'import'));

const register: TrailStep = { label: 'shell.register' };
const projects: TrailStep = { label: 'shell.projects', to: paths.projects.list };
const approvals: TrailStep = { label: 'shell.approvals', to: paths.approvals, noun: 'approval' };
const dashboard: TrailStep = { label: 'shell.dashboard', to: paths.dashboard, noun: 'dashboard' };
const controlPanel: TrailStep = { label: 'shell.controlPanel', to: paths.controlPanel };

/** The pages behind sign-in: those of every register, and what else there is. */
const records: RouteObject[] = [
  ...registerNames.flatMap(registerPages),
  {
    path: paths.projectBoard,
    ...page(
      saying(() => import('../features/projects/board/project-board.tsx'), 'board'),
      [projects],
    ),
  },
  {
    path: paths.projectCopy,
    ...page(
      saying(() => import('../features/projects/copy/project-copy-page.tsx'), 'copy', 'projects'),
      [projects],
    ),
  },
  {
    path: paths.week,
    ...page(
      saying(() => import('../features/week/week-page.tsx'), 'week'),
      [],
    ),
  },
  {
    path: paths.approvals,
    ...page(
      saying(() => import('../features/approvals/approvals-page.tsx'), 'approvals', 'week'),
      [],
    ),
  },
  {
    path: paths.weeks,
    ...page(further('weeks', 'approvals', 'week'), [approvals]),
  },
  {
    path: paths.documents,
    ...page(
      saying(() => import('../features/documents/document-list.tsx'), 'documents'),
      [projects],
    ),
  },
  {
    path: paths.document,
    ...page(
      saying(() => import('../features/documents/document-page.tsx'), 'documents'),
      [projects, { label: 'shell.documents', to: paths.documents }],
    ),
  },
  {
    path: paths.documentPreview,
    ...page(
      saying(() => import('../features/documents/preview/document-preview-page.tsx'), 'documents'),
      [projects, { label: 'shell.documents', to: paths.documents }],
    ),
  },
  {
    path: paths.handOver,
    ...page(further('handOver', 'hand-over'), wayTo('personnel')),
  },
  {
    path: paths.firstHour,
    ...page(
      saying(() => import('../features/first-hour/first-hour-page.tsx'), 'first-hour', 'parameters', 'letterhead'),
      [],
    ),
  },
  {
    path: paths.absenceYear,
    ...page(further('absenceYear', 'absences'), [register, { label: 'shell.absences', to: paths.absences.list }]),
  },
  {
    path: paths.raisePrices,
    ...page(further('raisePrices', 'prices'), [register]),
  },
  {
    path: paths.audit,
    ...page(further('audit', 'audit'), [controlPanel]),
  },
  {
    path: paths.trash,
    ...page(further('trash', 'trash'), [controlPanel]),
  },
  {
    path: paths.sessions,
    ...page(further('sessions', 'sessions', 'profile'), [controlPanel]),
  },
  {
    path: paths.jobs,
    ...page(further('jobs', 'job-list'), [controlPanel]),
  },
  {
    path: paths.mailServer,
    ...page(further('mailServer', 'mail-server'), [], true),
  },
  {
    path: paths.mailQueue,
    ...page(further('mailQueue', 'mail-queue'), [{ label: 'shell.mailServer', to: paths.mailServer }]),
  },
  {
    path: paths.dashboard,
    ...page(
      saying(() => import('../features/dashboard/dashboard-page.tsx'), 'dashboard', 'explain'),
      [],
    ),
  },
  {
    path: paths.milestones,
    ...page(
      saying(() => import('../features/milestones/milestone-list.tsx')),
      [dashboard],
    ),
  },
  {
    path: paths.lines,
    ...page(
      saying(() => import('../features/project-lines/project-line-list.tsx')),
      [dashboard],
    ),
  },
];

// The way to a list leaves the list itself out; the way to an editor and to an import leads through it.
function registerPages(noun: RegisterName): RouteObject[] {
  const of = recordPaths(noun);
  const isProject = noun === 'project';
  const editor = isProject ? loadProjectEditor : registerPage(noun, 'editor');
  const read = of.hasPage ? registerPage(noun, 'page') : editor;
  cachePageCode(of.any, read);
  cachePageCode(of.anyEdit, of.hasPage ? editor : read);
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
    { path: of.any, ...(of.hasPage ? page(read, wayThrough) : edit) },
    ...(of.hasPage ? [{ path: of.anyEdit, ...edit }] : []),
    { path: of.import, ...takeIn },
    { path: of.anyImport, ...takeIn },
  ];
}

function wayTo(noun: RegisterName): TrailStep[] {
  const { plural, list } = recordPaths(noun);
  const above = registerAbove(noun);
  const before = above ? wayTo(above) : list.startsWith('/register/') ? [register] : [];
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
  const Page = lazy(inWords(load, ['error']));
  return { path, element: <Page /> };
}

function SessionRoom() {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<LoaderOverlay label={t('shell.loading')} />}>
      <SessionCard>
        <Outlet />
      </SessionCard>
    </Suspense>
  );
}

/** Fetches what a person sees first after sign-in, and what is said of what they typed, while they are still typing. */
export function warmUp(): void {
  void shell.load();
  void loadProjectList();
  void loadWords('error');
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
          { path: paths.home, element: <Navigate to={landing} replace state={beginsHere} /> },
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
