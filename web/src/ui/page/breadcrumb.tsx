import styled from '@emotion/styled';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';

/** One step of the way; without an address it is only named. */
export interface Crumb {
  label: string;
  to?: string;
}

const Trail = styled('nav')(({ theme: { vars } }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
  minWidth: 0,
  '& > ol': { display: 'flex', alignItems: 'center', gap: 6 },
  '& li': { display: 'flex', alignItems: 'center', flex: 'none', gap: 6, whiteSpace: 'nowrap' },
  // However long its name is, the page stays where it is; its title says the name in full.
  '& li:last-of-type': { flex: '0 1 auto', minWidth: 0 },
  '& li:last-of-type > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& a': { color: vars.palette.text.secondary, padding: '4px 0', margin: '-4px 0' },
  '& svg': { width: 12, height: 12 },
}));

/** The way to this page, as a landmark. The last step is the page itself. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <Trail aria-label={label}>
      <ol>
        {crumbs.map((crumb, step) => {
          const isLast = step === crumbs.length - 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place, and two may be called the same
            <li key={step}>
              {step > 0 && <ChevronRight aria-hidden="true" />}
              {crumb.to !== undefined && !isLast ? (
                <Link to={crumb.to}>{crumb.label}</Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{crumb.label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Trail>
  );
}
