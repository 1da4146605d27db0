import { type ComponentType, lazy } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { NotFoundPage } from '../features/session/not-found-page.tsx';
import { SignInPage } from '../features/session/sign-in-page.tsx';
import { landing, paths } from '../lib/paths.ts';
import { FailurePage } from './failure-page.tsx';
import type { PageHandle, TrailStep } from './page-handle.ts';
import { Root } from './root.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const loadShell: Load = () => import('./layout/shell.tsx');
const Shell = lazy(loadShell);

const projectList = page(() => import('../features/projects/project-list.tsx'), []);
const projectEditor = page(
  () => import('../features/projects/project-editor.tsx'),
  [{ label: 'shell.projects', to: paths.projects }],
);
const customerList = page(() => import('../features/customers/customer-list.tsx'), [{ label: 'shell.register' }]);
const customerEditor = page(
  () => import('../features/customers/customer-editor.tsx'),
  [{ label: 'shell.register' }, { label: 'shell.customers', to: paths.customers }],
);

// A page behind sign-in: fetched when first shown. Not the router's own `lazy`, which would fetch it before the guard has
// asked who is there.
function page(load: Load, trail: readonly TrailStep[]): Pick<RouteObject, 'element' | 'handle'> {
  const Page = lazy(load);
  return { element: <Page />, handle: { trail, load } satisfies PageHandle };
}

/** Fetches what a person sees first after sign-in, while they are still typing. */
export function warmUp(): void {
  void loadShell();
  void (projectList.handle as PageHandle).load();
}

/** Every address of the product and what it shows. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <FailurePage />,
    children: [
      { path: paths.signIn, element: <SignInPage /> },
      { path: paths.notFound, element: <NotFoundPage /> },
      {
        element: <SignedInOnly />,
        children: [
          { path: paths.home, element: <Navigate to={landing} replace /> },
          {
            element: <Shell />,
            children: [
              { path: paths.projects, ...projectList },
              { path: paths.newProject, ...projectEditor },
              { path: paths.projectPattern, ...projectEditor },
              { path: paths.customers, ...customerList },
              { path: paths.newCustomer, ...customerEditor },
              { path: paths.customerPattern, ...customerEditor },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ],
  },
]);
