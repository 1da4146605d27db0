import styled from '@emotion/styled';
import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
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
import { HolidayRow } from './holiday-row.tsx';

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

const yearOf = ({ date }: Row) => String(date ?? '').slice(0, 4);

/** The holidays of a calendar, a year at a time: filled in from its country, the firm's own beside them. */
export function HolidayRows() {
  const { t } = useTranslation();
  const { form, isReading, isNew } = useEditing();
  const rows = useForm(form, ({ values }) => rowsOf(values, 'days'));
  const isWaiting = useForm(form, ({ base }) => isPartial(base));
  const isChanged = useForm(form, ({ changes }) => changes > 0);
  const country = useForm(form, ({ base }) => base.countryCode);
  const thisYear = String(new Date().getFullYear());
  const [chosen, setChosen] = useState(thisYear);
  const [isFilling, setFilling] = useState(false);
  if (isWaiting) return <BlockSkeleton height={420} />;
  // A day that has no date yet is shown with whichever year is looked at.
  const years = [...new Set([...rows.map(yearOf), thisYear])].filter((year) => /^\d{4}$/.test(year)).sort();
  const year = years.includes(chosen) ? chosen : thisYear;
  const shown = rows.filter((row) => yearOf(row) === year || !/^\d{4}$/.test(yearOf(row)));

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
        choices={years.map((each) => ({ value: each, label: each }))}
        onChoose={setChosen}
      />
      {shown.length === 0 && <EmptyPart text={t('holidayCalendars.empty', { year })} />}
      <List>
        {shown.map((row) => (
          <HolidayRow key={row.id} row={row} onRemove={() => remove(row)} />
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
