import styled from '@emotion/styled';
import type { Sort } from '@mandate/contract/lists/grid.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';

const Head = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  // Heads with and without an arrow stand on one line.
  height: 16,
  verticalAlign: 'middle',
  // Arrow and rank stand before the name of a figure, which ends where the figures end.
  '.figure > &': { flexDirection: 'row-reverse' },
  '&[data-sorted]': { color: vars.palette.text.primary, fontWeight: 600 },
  '& > svg': { width: 14, height: 14 },
  '& > small': {
    minWidth: 16,
    padding: '0 3px',
    borderRadius: 4,
    background: vars.palette.tint,
    color: vars.palette.primaryText,
    fontSize: 11,
    lineHeight: '16px',
    textAlign: 'center',
  },
}));

// It lies over the end of a long name, and shows while somebody is at the heading.
const Opener = styled('button')(({ theme: { vars } }) => ({
  position: 'absolute',
  insetBlock: 6,
  insetInlineEnd: 4,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'var(--rdg-header-background-color)',
  color: 'inherit',
  cursor: 'pointer',
  opacity: 0,
  '.figure > &': { insetInline: '4px auto' },
  '& > svg': { width: 14, height: 14 },
  '&:hover': { background: vars.palette.sunken },
  '[role=columnheader]:is(:hover, :focus, .menu-open) > &': { opacity: 1 },
  '.menu-open > &': { background: vars.palette.tint },
  '@media (hover: none)': { opacity: 1 },
  '@media print': { display: 'none' },
}));

interface ColumnHeadProps {
  label: string;
  field: string;
  sort: readonly Sort[];
}

/**
 * The heading of a column: what it is called, how it is sorted, and the button of its menu. The keyboard opens the menu from the heading
 * itself, by Alt with the down arrow or the key for menus, so that the heading stays one stop.
 */
export function ColumnHead({ label, field, sort }: ColumnHeadProps) {
  const { t } = useTranslation();
  const rank = sort.findIndex((key) => key.field === field);
  const direction = sort[rank]?.direction;
  return (
    <>
      <Head data-sorted={direction}>
        {label}
        {direction === 'asc' && <ArrowUp aria-hidden="true" />}
        {direction === 'desc' && <ArrowDown aria-hidden="true" />}
        {direction && sort.length > 1 && <small aria-hidden="true">{rank + 1}</small>}
        {direction && (
          <VisuallyHidden>
            {t(direction === 'asc' ? 'list.sortedUp' : 'list.sortedDown', { rank: rank + 1 })}
          </VisuallyHidden>
        )}
      </Head>
      <Opener type="button" data-heading-menu aria-hidden="true" tabIndex={-1}>
        <ChevronDown aria-hidden="true" />
      </Opener>
    </>
  );
}
