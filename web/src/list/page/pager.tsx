import styled from '@emotion/styled';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { keepClear } from '../../ui/feedback/keep-clear.ts';
import { phone } from '../../ui/media/phone.ts';
import { tabular } from '../../ui/values/tabular.ts';

const Row = styled('nav')({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 2,
  [phone]: { flexBasis: '100%', justifyContent: 'center' },
});
const Gap = styled('span')({ padding: '0 4px' });

/** The page numbers shown: the first, the last, and those around the present one; 0 stands for a gap. */
export function shownPages(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last);
  const pages = [...new Set(near)].sort((one, other) => one - other);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1] ?? each - 1;
    if (each === before + 2) return [each - 1, each];
    return each > before + 2 ? [0, each] : [each];
  });
}

interface PagerProps {
  page: number;
  last: number;
  /** Turns to another page, told from the one that is shown then: who steps twice may be faster than the page. */
  onTurn: (to: (now: number) => number) => void;
}

/** The pages of a list. */
export function Pager({ page, last, onTurn }: PagerProps) {
  const { t } = useTranslation();
  if (last <= 1) return null;
  let gaps = 0;
  const nameOf = (each: number) =>
    t(each === 1 ? 'list.firstPage' : each === last ? 'list.lastPage' : 'list.page', { page: each });
  return (
    <Row {...keepClear} aria-label={t('list.pages')}>
      <TooltipIconButton
        label={t('list.previousPage')}
        size="row"
        icon={<ChevronLeft aria-hidden="true" />}
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && onTurn((now) => Math.max(1, now - 1))}
      />
      {shownPages(page, last).map((each) =>
        each === 0 ? (
          <Gap key={`gap-${gaps++}`} aria-hidden="true">
            …
          </Gap>
        ) : (
          <Button
            key={each}
            size="row"
            look={each === page ? 'chosen' : 'quiet'}
            aria-label={nameOf(each)}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onTurn(() => each)}
          >
            {each}
          </Button>
        ),
      )}
      <TooltipIconButton
        label={t('list.nextPage')}
        size="row"
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={page >= last || undefined}
        onClick={() => page < last && onTurn((now) => Math.min(last, now + 1))}
      />
    </Row>
  );
}
