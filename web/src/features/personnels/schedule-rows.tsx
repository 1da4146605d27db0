import styled from '@emotion/styled';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { scheduleDays } from '@mandate/contract/time/capacity.ts';
import { weekHours } from '@mandate/contract/time/week-hours.ts';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from '../../form/fields/block-skeleton.tsx';
import { Figure, PlainDate } from '../../form/fields/field-texts.tsx';
import { FieldHint } from '../../form/fields/section-card.tsx';
import { RowContext, useEditing, useForm } from '../../form/state/editing-context.ts';
import { newRecordId } from '../../form/state/new-record-id.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { controlId, type Row, rowsOf } from '../../records/changes/record-path.ts';
import { isPartial } from '../../records/reading/known-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { EmptyPart } from '../../ui/feedback/empty-part.tsx';
import { phone } from '../../ui/media/phone.ts';
import { dateText, numberText } from '../../ui/values/value-texts.ts';

const List = styled('ul')({ display: 'grid', gap: 12, '&:not(:empty) + *': { marginTop: 12 } });

const Card = styled('fieldset')(({ theme: { vars } }) => ({
  position: 'relative',
  padding: '14px 16px 16px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  '& > legend': {
    float: 'left',
    maxWidth: 'calc(100% - 40px)',
    padding: 0,
    marginBottom: 12,
    fontSize: 13,
    lineHeight: '28px',
    fontWeight: 600,
    '& > small': { marginLeft: 8, fontSize: 12, fontWeight: 400, color: vars.palette.ink3 },
  },
  '& > div': { clear: 'both' },
  '& > .acts': { position: 'absolute', top: 14, right: 10 },
}));

// The day it begins, then the seven days side by side.
const Days = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 12,
  '& > [data-field]:first-of-type': { gridColumn: '1 / span 3' },
  '& > [data-field]:nth-of-type(2)': { gridColumn: '1 / span 1' },
  [phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-field]': { gridColumn: 'auto' },
    '& > [data-field]:first-of-type': { gridColumn: '1 / -1' },
  },
});

const { schedules } = personnel.parts;

/** The schedules of a person: hours by day of the week, each from a day on. */
export function ScheduleRows() {
  const { t } = useTranslation();
  const { form, isReading } = useEditing();
  const rows = useForm(form, ({ values }) => rowsOf(values, 'schedules'));
  const weeklyHours = useForm(form, ({ values }) => String(values.weeklyHours ?? ''));
  const isWaiting = useForm(form, ({ base }) => isPartial(base));
  if (isWaiting) return <BlockSkeleton height={190} />;

  function add(): void {
    const id = newRecordId();
    // A new schedule begins as the one before, or as a full week.
    const before = rows.at(-1);
    const hours = scheduleDays.map((day, place) => [day, before?.[day] ?? (place < 5 ? '8' : '0')]);
    flushSync(() => form.set(`schedules.${id}`, { id, validFrom: '', ...Object.fromEntries(hours) }));
    document.getElementById(controlId(`schedules.${id}.validFrom`))?.focus();
  }

  function remove(gone: Row): void {
    form.set(
      'schedules',
      rows.filter(({ id }) => id !== gone.id),
    );
    const undo = { label: t('editor.undo'), run: () => form.set('schedules', rows) };
    showInfo(t('personnels.schedule.removed'), { action: undo });
    document.getElementById('add-schedule')?.focus();
  }

  const dateOf = ({ validFrom }: Row) => dateText(typeof validFrom === 'string' ? validFrom : null);
  return (
    <>
      {rows.length === 0 && (
        <EmptyPart text={t('personnels.schedule.empty', { hours: numberText(weeklyHours || '0') })} />
      )}
      <List>
        {rows.map((row) => (
          <li key={row.id}>
            <Card>
              <legend>
                {row.validFrom
                  ? t('personnels.schedule.validFrom', { date: dateOf(row) })
                  : t('personnels.schedule.new')}{' '}
                <small>{t('personnels.schedule.total', { hours: numberText(weekHours(row)) })}</small>
              </legend>
              {!isReading && (
                <span className="acts">
                  <TooltipIconButton
                    size="row"
                    label={t('personnels.schedule.remove', { date: dateOf(row) })}
                    icon={<Trash aria-hidden="true" />}
                    onClick={() => remove(row)}
                  />
                </span>
              )}
              <RowContext value={{ part: 'schedules', id: row.id }}>
                <Days>
                  <PlainDate of={schedules} name="validFrom" span={6} />
                  {scheduleDays.map((day) => (
                    <Figure key={day} of={schedules} name={day} span={1} />
                  ))}
                </Days>
              </RowContext>
            </Card>
          </li>
        ))}
      </List>
      {rows.length > 0 && <FieldHint>{t('personnels.schedule.held')}</FieldHint>}
      {!isReading && rows.length < schedules.max && (
        <Button id="add-schedule" size="toolbar" icon={<Plus aria-hidden="true" />} onClick={add}>
          {t('personnels.schedule.add')}
        </Button>
      )}
    </>
  );
}
