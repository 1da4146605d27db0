import styled from '@emotion/styled';
import { isoWeekOf } from '@mandate/contract/time/week.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { weekSpan } from '../../../business/time/week-span.ts';
import { useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { Tag } from '../../../ui/badges/chip.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { useIsPhone } from '../../../ui/media/use-media.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';

const WeekNumber = styled('span')(({ theme: { vars } }) => ({ ...tabular, fontSize: 13, color: vars.palette.ink3 }));
const Ways = styled('span')({ display: 'flex', alignItems: 'center', gap: 6 });

interface WeekHeadProps {
  week: string;
  /** The first day of the week it is today. */
  current: string;
  /** Whose week it is, where it is not the reader's; undefined while the name has not come. */
  who: string | null | undefined;
  onWeek: (week: string) => void;
  actions?: ReactNode;
}

/** The head of a week: its days, its number, the ways to other weeks, and what is done with it. */
export function WeekHead({ week, current, who, onWeek, actions }: WeekHeadProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const mark = useKeyMarks();
  const isPhone = useIsPhone();
  const span = weekSpan(week, formats);
  const name = who === undefined ? span : who === null ? t('shell.week') : t('week.titleOf', { name: who });
  return (
    <PageHead
      title={span}
      windowTitle={name}
      shortTitle={name}
      after={
        <>
          {who && <Tag>{who}</Tag>}
          <WeekNumber>{t('week.number', { number: isoWeekOf(week).week })}</WeekNumber>
          <Ways>
            <TooltipIconButton
              size="toolbar"
              label={t('week.before')}
              icon={<ChevronLeft aria-hidden="true" />}
              {...mark('week.before')}
              onClick={() => onWeek(addDays(week, -7))}
            />
            <TooltipIconButton
              size="toolbar"
              label={t('week.after')}
              icon={<ChevronRight aria-hidden="true" />}
              {...mark('week.after')}
              onClick={() => onWeek(addDays(week, 7))}
            />
            {!(isPhone && week === current) && (
              <Button size="toolbar" isOff={week === current} {...mark('week.today')} onClick={() => onWeek(current)}>
                {t('week.today')}
              </Button>
            )}
          </Ways>
        </>
      }
      actions={actions}
    />
  );
}
