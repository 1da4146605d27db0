import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import { NotFoundPage } from '../features/session/not-found-page.tsx';
import { SessionCard } from '../features/session/session-card.tsx';
import { SignInPage } from '../features/session/sign-in-page.tsx';
import { landing, paths, type RecordPaths } from '../lib/paths.ts';
import { FailurePage } from './failure-page.tsx';
import type { PageHandle, TrailStep } from './page-handle.ts';
import { Root } from './root.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const loadShell: Load = () => import('./layout/shell.tsx');
const Shell = lazy(loadShell);

const loadProjectList: Load = () => import('../features/projects/project-list.tsx');

const loadProfile: Load = () => import('../features/profile/profile-page.tsx');

const register: TrailStep = { label: 'shell.register' };
const parameters: TrailStep = { label: 'shell.parameters', to: paths.parameters.list };

/** The pages behind sign-in, one entry for each kind of record. */
const records: RouteObject[] = [
  ...pages(
    paths.projects,
    [{ label: 'shell.projects' }],
    loadProjectList,
    () => import('../features/projects/project-editor.tsx'),
  ),
  ...pages(
    paths.customers,
    [register, { label: 'shell.customers' }],
    () => import('../features/customers/customer-list.tsx'),
    () => import('../features/customers/customer-editor.tsx'),
  ),
  ...pages(
    paths.personnels,
    [register, { label: 'shell.personnels' }],
    () => import('../features/personnels/personnel-list.tsx'),
    () => import('../features/personnels/personnel-editor.tsx'),
  ),
  ...pages(
    paths.providers,
    [register, { label: 'shell.providers' }],
    () => import('../features/providers/provider-list.tsx'),
    () => import('../features/providers/provider-editor.tsx'),
  ),
  ...pages(
    paths.parameters,
    [register, { label: 'shell.parameters' }],
    () => import('../features/parameters/parameter-list.tsx'),
    () => import('../features/parameters/parameter-editor.tsx'),
  ),
  ...pages(
    paths.taxRates,
    [register, parameters, { label: 'shell.taxRates' }],
    () => import('../features/tax-rates/tax-rate-list.tsx'),
    () => import('../features/tax-rates/tax-rate-editor.tsx'),
  ),
  ...pages(
    paths.paymentTerms,
    [register, parameters, { label: 'shell.paymentTerms' }],
    () => import('../features/payment-terms/payment-term-list.tsx'),
    () => import('../features/payment-terms/payment-term-editor.tsx'),
  ),
  ...pages(
    paths.exchangeRates,
    [register, parameters, { label: 'shell.exchangeRates' }],
    () => import('../features/exchange-rates/exchange-rate-list.tsx'),
    () => import('../features/exchange-rates/exchange-rate-editor.tsx'),
  ),
  ...pages(
    paths.serviceCategories,
    [register, { label: 'shell.serviceCategories' }],
    () => import('../features/service-categories/service-category-list.tsx'),
    () => import('../features/service-categories/service-category-editor.tsx'),
  ),
  ...pages(
    paths.services,
    [register, { label: 'shell.services' }],
    () => import('../features/services/service-list.tsx'),
    () => import('../features/services/service-editor.tsx'),
  ),
  ...pages(
    paths.places,
    [register, { label: 'shell.places' }],
    () => import('../features/places/place-list.tsx'),
    () => import('../features/places/place-editor.tsx'),
  ),
  ...pages(
    paths.accounts,
    [register, { label: 'shell.users' }],
    () => import('../features/accounts/account-list.tsx'),
    () => import('../features/accounts/account-editor.tsx'),
  ),
];

// The way to a list leaves the list itself out; the way to an editor leads through it.
function pages(of: RecordPaths, way: readonly TrailStep[], list: Load, editor: Load): RouteObject[] {
  const [above, last] = [way.slice(0, -1), way.slice(-1)];
  const edit = page(editor, [...above, ...last.map((step) => ({ ...step, to: of.list }))]);
  return [
    { path: of.list, ...page(list, above) },
    { path: of.create, ...edit },
    { path: of.any, ...edit },
  ];
}

// A page behind sign-in: fetched when first shown. Not the router's own `lazy`, which would fetch it before the guard has
// asked who is there.
function page(load: Load, trail: readonly TrailStep[]): Pick<RouteObject, 'element' | 'handle'> {
  const Page = lazy(load);
  return { element: <Page />, handle: { trail, load } satisfies PageHandle };
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
  void loadShell();
  void loadProjectList();
}

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
            element: <Shell />,
            children: [...records, { path: paths.profile, ...page(loadProfile, []) }],
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ],
  },
]);
