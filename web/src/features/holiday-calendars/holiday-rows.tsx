import styled from '@emotion/styled';
import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import Sparkles from 'lucide-react/icons/sparkles';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../form/fields/block-skeleton.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { newRecordId } from '../../form/state/new-record-id.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { controlId, type Row, rowsOf } from '../../records/changes/record-path.ts';
import { isPartial } from '../../records/reading/known-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Segments } from '../../ui/buttons/segments.tsx';
import { EmptyPart } from '../../ui/feedback/empty-part.tsx';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { HiddenProblems } from './hidden-problems.tsx';
import { HolidayRow } from './holiday-row.tsx';
import { useShownYear, yearOf } from './use-shown-year.ts';

// Fetched when a calendar is filled.
const FillDialog = lazy(() => import('./fill-dialog.tsx'));

const List = styled('ul')({ display: 'grid', gap: 8, marginTop: 12, '&:not(:empty) + *': { marginTop: 12 } });

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 12 });

const Source = styled('p')(({ theme: { vars } }) => ({
  marginTop: 12,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
  '& a': { color: 'inherit', textDecoration: 'underline' },
}));

const Wrong = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  color: vars.palette.bad.text,
  '& > svg': { width: 14, height: 14 },
}));

/** The holidays of a calendar, a year at a time: filled in from its country, the firm's own beside them. */
export function HolidayRows() {
  const { t } = useTranslation();
  const { form, isReading, isNew } = useEditing();
  const rows = useForm(form, ({ values }) => rowsOf(values, 'days'));
  const isWaiting = useForm(form, ({ base }) => isPartial(base));
  const isChanged = useForm(form, ({ changes }) => changes > 0);
  const country = useForm(form, ({ base }) => base.countryCode);
  const problems = useForm(form, (state) => state.problems);
  const { year, years, shown, show, beginWriting, endWriting } = useShownYear(rows);
  const [isFilling, setFilling] = useState(false);
  if (isWaiting) return <BlockSkeleton height={420} />;
  const rowAt = (path: string) => rows.find(({ id }) => path.startsWith(`days.${id}.`));
  const wrong = problems.flatMap(({ field }) => {
    const row = rowAt(field);
    return row ? [{ field, row }] : [];
  });
  const wrongYears = Map.groupBy(wrong, ({ row }) => yearOf(row));

  function add(): void {
    const id = newRecordId();
    const day = { id, date: '', name: '', share: '1', origin: 'own', isWorkedOn: false };
    flushSync(() => form.set(`days.${id}`, day));
    document.getElementById(controlId(`days.${id}.date`))?.focus();
  }

  function remove(gone: Row): void {
    form.set(
      'days',
      rows.filter(({ id }) => id !== gone.id),
    );
    const name = String(gone.name || t('holidayCalendars.newDay'));
    const undo = { label: t('editor.undo'), run: () => form.set('days', rows) };
    showInfo(t('holidayCalendars.removed', { name }), { action: undo });
    document.getElementById('add-holiday')?.focus();
  }

  return (
    <>
      <Segments
        label={t('holidayCalendars.year')}
        value={year}
        choices={years.map((each) => ({
          value: each,
          label: each,
          icon: wrongYears.has(each) && (
            <Wrong>
              <CircleAlert aria-hidden="true" />
              <VisuallyHidden>
                {t('editor.errorsInSection', { count: wrongYears.get(each)?.length ?? 0 })}
              </VisuallyHidden>
            </Wrong>
          ),
        }))}
        onChoose={show}
      />
      <HiddenProblems
        paths={wrong.filter(({ row }) => !shown.includes(row)).map(({ field }) => field)}
        onGo={(path) => show(yearOf(rowAt(path) ?? { id: '' }))}
      />
      {shown.length === 0 && <EmptyPart text={t('holidayCalendars.empty', { year })} />}
      <List>
        {shown.map((row) => (
          <HolidayRow
            key={row.id}
            row={row}
            onWriting={() => beginWriting(row.id)}
            onWritten={() => endWriting(row)}
            onRemove={() => remove(row)}
          />
        ))}
      </List>
      {!isReading && (
        <Acts>
          {rows.length < holidayCalendar.parts.days.max && (
            <Button id="add-holiday" size="toolbar" icon={<Plus aria-hidden="true" />} onClick={add}>
              {t('holidayCalendars.add')}
            </Button>
          )}
          <Button
            size="toolbar"
            icon={<Sparkles aria-hidden="true" />}
            disabled={isNew || isChanged || typeof country !== 'string'}
            aria-describedby="fill-hint"
            onClick={() => setFilling(true)}
          >
            {t('holidayCalendars.fill')}
          </Button>
          {(isNew || isChanged || typeof country !== 'string') && (
            <Source as="span" id="fill-hint" style={{ marginTop: 0 }}>
              {t('holidayCalendars.fillHint')}
            </Source>
          )}
        </Acts>
      )}
      <Source>{t('holidayCalendars.source', { source: 'date-holidays', licence: 'CC BY-SA 3.0' })}</Source>
      {isFilling && (
        <Suspense>
          <FillDialog id={form.id} onClose={() => setFilling(false)} />
        </Suspense>
      )}
    </>
  );
}
