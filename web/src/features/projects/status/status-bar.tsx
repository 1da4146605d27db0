import styled from '@emotion/styled';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { waysFrom } from '@mandate/contract/project/way/transitions.ts';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Circle from 'lucide-react/icons/circle';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusWord, stepWord } from '../../../business/project-status/status-words.ts';
import { useGuards } from '../../../business/project-status/use-guards.ts';
import type { StoredProject } from '../../../business/project-status/use-step.ts';
import { useToday } from '../../../business/project-status/use-today.ts';
import type { RecordPage } from '../../../editor/page/use-record-page.ts';
import { useForm } from '../../../form/state/editing-context.ts';
import { isUnknown } from '../../../records/reading/known-record.ts';
import { StatusDot } from '../../../ui/badges/status-pill.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { tabular } from '../../../ui/values/tabular.ts';
import { goToMissing } from './go-to-missing.ts';
import { isStatus, reachedSteps, type ShownStep, type StatusStep } from './reached-steps.ts';
import { useNearDate } from './use-near-date.ts';
import { useStatusCommands } from './use-status-commands.ts';

const QuoteWay = lazy(() => import('../documents/quote-way.tsx'));
const StatusDialog = lazy(() => import('../../../business/project-status/status-dialog.tsx'));

// It reaches the edges of the card over the card's own padding.
const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  margin: '10px -16px -12px',
  padding: '8px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  [phone]: { margin: '10px -14px -12px', padding: '10px 14px' },
}));

const Steps = styled('ol')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 0',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > li': { ...tabular, display: 'flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
  '& > li:not(:last-child)::after': {
    content: '""',
    width: 14,
    height: 2,
    margin: '0 8px',
    background: vars.palette.line2,
  },
  '& > li[data-state=done]:not(:last-child)::after': { background: vars.palette.good.text },
  '& small': { fontSize: 12, color: vars.palette.ink3 },
  '& svg': { flex: 'none', width: 14, height: 14 },
  '& > li[data-state=done] > svg': { color: vars.palette.good.text, strokeWidth: 2 },
  '& > li[data-state=ahead]': { color: vars.palette.ink3 },
  '& > li[data-state=current]': { fontWeight: 600, color: vars.palette.text.primary },
  // Where there is little room each is a piece of one line; the words beside it say where that is.
  [phone]: {
    flex: '1 1 100%',
    flexWrap: 'nowrap',
    gap: 4,
    fontSize: 0,
    '& > li, & > li[data-state]::after': { flex: 1, height: 5, margin: 0, overflow: 'hidden' },
    '& > li': { borderRadius: 2, background: vars.palette.line2 },
    '& > li:not([data-state=ahead])': { background: vars.palette.good.text },
    '& > li[data-state]:not(:last-child)::after, & svg': { display: 'none' },
    '& small': { fontSize: 0 },
  },
}));

const Place = styled('p')(({ theme: { vars } }) => ({
  display: 'none',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  [phone]: { display: 'block' },
}));

const Acts = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 4,
  marginLeft: 'auto',
  '& > button[data-look=secondary]': { borderColor: vars.palette.primaryText, color: vars.palette.primaryText },
  // A long word for a step goes on below; the others stay in sight beside it.
  [phone]: {
    width: '100%',
    marginLeft: 0,
    '& > button:first-of-type': { flex: 1, flexWrap: 'wrap', height: 'auto', padding: '4px 10px' },
  },
}));

const ToDo = styled('span')(({ theme: { vars } }) => ({
  padding: '1px 6px',
  borderRadius: 4,
  background: vars.palette.caution.tint,
  color: vars.palette.caution.text,
  fontSize: 11,
  lineHeight: '16px',
}));

/** Where a stored project stands on its way, and the ways on from there. */
export function StatusBar({ page }: { page: RecordPage }) {
  const { t } = useTranslation();
  const { form, reader } = page.editing;
  const base = useForm(form, (state) => state.base);
  const [to, setTo] = useState<ProjectStatus | null>(null);
  const status = isStatus(base.status) ? base.status : 'draft';
  const [main, ...others] = page.isDeleted ? [] : waysFrom(status, reader.role);
  const missing = useGuards(base, main?.to)?.filter(({ isConfirmable }) => !isConfirmable);

  // A step is taken with the project as it is stored: what was typed is saved before.
  async function ask(wanted: ProjectStatus): Promise<void> {
    if (form.state().changes === 0 || (await page.save())) setTo(wanted);
  }

  useStatusCommands(status, main ? [main, ...others] : [], (wanted) => void ask(wanted));

  function done(record: StoredProject): void {
    form.store(record, form.state().values);
    setTo(null);
  }

  return (
    <Bar>
      <StepList
        status={status}
        taken={(base.statusSteps ?? []) as StatusStep[]}
        isWaiting={isUnknown(base, 'statusSteps')}
      />
      {main && (
        <Acts>
          <Button size="toolbar" busy={page.isSaving && to !== null} onClick={() => void ask(main.to)}>
            {stepWord(status, main.to)}
            {missing && missing.length > 0 && <ToDo>{t('projectStatus.toDo', { count: missing.length })}</ToDo>}
          </Button>
          {others.length > 0 && (
            <Menu
              button={(props) => (
                <TooltipIconButton
                  {...props}
                  label={t('projectStatus.otherSteps')}
                  icon={<ChevronDown aria-hidden="true" />}
                />
              )}
            >
              {(close) =>
                others.map((way) => (
                  <MenuItem
                    key={way.to}
                    onClick={() => {
                      close();
                      void ask(way.to);
                    }}
                  >
                    {stepWord(status, way.to)}
                  </MenuItem>
                ))
              }
            </Menu>
          )}
        </Acts>
      )}
      {to && (
        <Suspense>
          <StatusDialog
            project={{ id: form.id, version: Number(base.version), name: String(base.name), status }}
            to={to}
            onDone={done}
            onClose={() => setTo(null)}
            onGo={(field) => {
              setTo(null);
              // The dialog gives the focus back before it goes on.
              setTimeout(() => goToMissing(field), 50);
            }}
            otherWay={to === 'quoted' && status === 'draft' && <QuoteWay projectId={form.id} />}
          />
        </Suspense>
      )}
    </Bar>
  );
}

interface StepListProps {
  status: ProjectStatus;
  taken: readonly StatusStep[];
  /** When it came into each is not known yet: the room of the days is kept. */
  isWaiting: boolean;
}

function StepList({ status, taken, isWaiting }: StepListProps) {
  const { t } = useTranslation();
  const steps = reachedSteps(status, taken);
  const place = steps.findIndex(({ state }) => state === 'current');
  const next = steps[place + 1];
  const where = { step: place + 1, count: steps.length };
  return (
    <>
      <Steps aria-label={t('projectStatus.steps')}>
        {steps.map((step) => (
          <Step key={step.status} step={step} isWaiting={isWaiting} />
        ))}
      </Steps>
      <Place aria-hidden="true">
        {next
          ? t('projectStatus.place', { ...where, next: statusWord(next.status) })
          : t('projectStatus.lastPlace', where)}
      </Place>
    </>
  );
}

function Step({ step: { status, state, on, by }, isWaiting }: { step: ShownStep; isWaiting: boolean }) {
  const { t } = useTranslation();
  const near = useNearDate();
  const today = useToday();
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined} title={by ?? undefined}>
      {state === 'done' && <Check aria-hidden="true" />}
      {state === 'current' && <StatusDot tone={status} />}
      {state === 'ahead' && <Circle aria-hidden="true" />}
      {statusWord(status)}
      {on !== null && <small>{near(on)}</small>}
      {isWaiting && state !== 'ahead' && <small style={{ visibility: 'hidden' }}>{near(today)}</small>}
      {state === 'ahead' && <VisuallyHidden>{t('projectStatus.ahead')}</VisuallyHidden>}
    </li>
  );
}
