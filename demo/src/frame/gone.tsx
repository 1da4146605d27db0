import { showInfo } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { useEffect } from 'react';
import { Navigate } from 'react-router';

/** Leads back to the list of what an address names and is not there, and says so. */
export function Gone({ to, text }: { to: string; text: string }) {
  useEffect(() => showInfo(text), [text]);
  return <Navigate to={to} replace />;
}
