import styled from '@emotion/styled';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWindowTitle } from '../../editor/page/use-window-title.ts';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { listAddress } from '../../list/way-back/use-return-to-row.ts';
import { isUnknown } from '../../records/reading/known-record.ts';
import { useReferenceName } from '../../records/values/field-value.tsx';
import { choiceLabel } from '../../records/words/words.ts';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import { phone } from '../../ui/media/phone.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { dateText, noValue } from '../../ui/values/value-texts.ts';
import { HeadFigures } from './head-figures.tsx';
import type { LiveFigures } from './live-figures.ts';
import { ExpiredBadge } from './status/expired-badge.tsx';

const Card = styled('div')({
  marginTop: 10,
  '& > section > div': { padding: '10px 16px 12px' },
  [phone]: { '& > section > div': { padding: '12px 14px' } },
});

// Figures keep their place, however many lines the facts take; on phones they come after them.
const Known = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: '6px 28px',
  marginTop: 6,
  '& > dl:first-of-type': { flex: 1 },
  [phone]: { display: 'block' },
});

const Facts = styled('dl')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 28px',
  margin: 0,
  fontSize: 13,
  lineHeight: '20px',
  '& dt': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& dd': { ...tabular, fontWeight: 500, overflowWrap: 'anywhere' },
  // Higher than its line, so that nothing moves when it comes.
  '& dd > a': { display: 'inline-block', margin: '-2px 0', padding: '2px 0' },
}));

interface ProjectHeadProps {
  title: string;
  /** What can be done with the project as a whole. */
  actions: ReactNode;
  /** What its lines come to as they stand on the screen. */
  figures: LiveFigures;
  /** Where it stands on its way, under the facts. */
  steps?: ReactNode;
}

/** The head of a project: what it is called, where it stands, for whom, when, in which currency. */
export function ProjectHead({ title, actions, figures, steps }: ProjectHeadProps) {
  const { t } = useTranslation();
  const { form, isNew, reader } = useEditing();
  const base = useForm(form, (state) => state.base);
  const windowTitle = useWindowTitle(form, title);
  const status = String(base.status ?? 'draft') as ProjectStatus;
  return (
    <Card>
      <PageCard>
        <PageHead
          title={title}
          windowTitle={windowTitle}
          back={{ label: t('action.back'), to: listAddress(paths.projects.list) }}
          after={
            <>
              <StatusPill tone={status} label={choiceLabel(project, 'status', status)} />
              <ExpiredBadge />
            </>
          }
          actions={actions}
        />
        <Known>
          <Facts>
            {!isNew && <Fact label={t('field.project.code')}>{String(base.code ?? '')}</Fact>}
            <Fact label={t('field.project.customerId')}>
              <Customer />
            </Fact>
            <Fact label={t('field.project.projectManagerId')}>
              <Manager />
            </Fact>
            <Fact label={t('project.dates')}>
              <Dates />
            </Fact>
            {isSeen(project.fields.billingMode, reader) && (
              <Fact label={t('field.project.billingMode')}>
                <Billing />
              </Fact>
            )}
            {isSeen(project.fields.currency, reader) && (
              <Fact label={t('field.project.currency')}>
                <Currency />
              </Fact>
            )}
          </Facts>
          <HeadFigures live={figures} />
        </Known>
        {steps}
      </PageCard>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Keeps the line of a fact that is not known yet. */
const onItsWay = '\u00a0';

function Customer() {
  const { t } = useTranslation();
  const { form } = useEditing();
  const isWaiting = useForm(form, ({ base }) => isUnknown(base, 'customerId') || isUnknown(base, 'isInternal'));
  const id = useForm(form, ({ values }) => values.customerId as string | null | undefined);
  const sibling = useForm(form, ({ values }) => values.customer);
  const isInternal = useForm(form, ({ values }) => values.isInternal === true);
  const name = useReferenceName('customer', id ?? null, sibling);
  if (id) return <Link to={paths.customers.record(id)}>{name ?? noValue}</Link>;
  if (isWaiting) return onItsWay;
  return isInternal ? t('project.internal') : noValue;
}

function Manager() {
  const { form } = useEditing();
  const isWaiting = useForm(form, ({ base }) => isUnknown(base, 'projectManagerId'));
  const id = useForm(form, ({ values }) => (values.projectManagerId ?? null) as string | null);
  const sibling = useForm(form, ({ values }) => values.projectManager);
  const name = useReferenceName('personnel', id, sibling);
  return isWaiting ? onItsWay : (name ?? noValue);
}

function Billing() {
  const { form } = useEditing();
  const isWaiting = useForm(form, ({ base }) => isUnknown(base, 'billingMode'));
  const mode = useForm(form, ({ values }) => String(values.billingMode ?? ''));
  if (isWaiting) return onItsWay;
  return mode === '' ? noValue : choiceLabel(project, 'billingMode', mode);
}

function Dates() {
  const { t } = useTranslation();
  const { form } = useEditing();
  const isWaiting = useForm(form, ({ base }) => isUnknown(base, 'startDate') || isUnknown(base, 'endDate'));
  const start = useForm(form, ({ values }) => values.startDate as string | null);
  const end = useForm(form, ({ values }) => values.endDate as string | null);
  const formats = useFormats();
  if (isWaiting) return onItsWay;
  if (start && end) return `${dateText(start, formats)} – ${dateText(end, formats)}`;
  if (start) return t('project.fromDate', { start: dateText(start, formats) });
  return end ? t('project.toDate', { end: dateText(end, formats) }) : noValue;
}

function Currency() {
  const { form } = useEditing();
  return useForm(form, ({ values }) => String(values.currency ?? ''));
}
