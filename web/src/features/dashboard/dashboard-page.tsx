import { may } from '@mandate/contract/access/permissions.ts';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import type { RedirectState } from '../../lib/addresses/redirect.ts';
import { useUser } from '../../lib/session/session.ts';
import { DashboardBoard } from './dashboard-board.tsx';

/** /dashboard: whose role may not read it is sent to the sign-in page, which says why and offers the way back (decisions 3). */
export default function DashboardPage() {
  const { role } = useUser();
  const { pathname, search, hash } = useLocation();
  if (may(role, 'dashboard', 'read') !== false) return <DashboardBoard />;
  const state: RedirectState = { redirectUrl: `${pathname}${search}${hash}`, refusedRole: role };
  return <Navigate to={paths.signIn} replace state={state} />;
}
