import type { Load } from '../ui/page/fetched-page.tsx';

/** Pages that are opened now and then: where their code is is fetched with the first of them, and not by everybody who signs in. */
const pages = {
  absenceYear: () => import('../features/absences/absence-year.tsx'),
  audit: () => import('../features/audit/audit-page.tsx'),
  handOver: () => import('../features/personnels/hand-over/hand-over-page.tsx'),
  jobs: () => import('../features/jobs/job-list.tsx'),
  mailQueue: () => import('../features/mail-queue/mail-queue-page.tsx'),
  mailServer: () => import('../features/mail-server/mail-server-page.tsx'),
  raisePrices: () => import('../features/raise-prices/raise-prices-page.tsx'),
  sessions: () => import('../features/sessions/sessions-page.tsx'),
  trash: () => import('../features/trash/trash-page.tsx'),
  weeks: () => import('../features/approvals/week-list.tsx'),
} as const satisfies Record<string, Load>;

/** The pages it fetches, each by the name of its address. */
export type FurtherPage = keyof typeof pages;

/** Fetches the code of one of them. */
export function fetchFurtherPage(page: FurtherPage): ReturnType<Load> {
  return pages[page]();
}
