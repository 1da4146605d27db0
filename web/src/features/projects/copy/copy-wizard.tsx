import styled from '@emotion/styled';
import { project } from '@mandate/contract/project/project.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { CallError } from '../../../lib/calls/call.ts';
import { useSettings } from '../../../records/reading/use-settings.ts';
import { pathLabel, problemSentence } from '../../../records/words/record-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { narrow, phone } from '../../../ui/media/phone.ts';
import { PageCard } from '../../../ui/page/page-card.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { CarriedPrices } from './carried-prices.tsx';
import { CopiedLines } from './copied-lines.tsx';
import { type CopyChoices, type CopyStep, copySteps } from './copy-choices.ts';
import { CopySteps } from './copy-steps.tsx';
import { CopyTiles } from './copy-tiles.tsx';
import { decidedCopy } from './decided-copy.ts';
import { NotCarried } from './not-carried.tsx';
import { decisionOf, groupsOf } from './not-carried-groups.ts';
import { StaysBehind } from './stays-behind.tsx';
import { StepFields } from './step-fields.tsx';
import { stepNotes } from './step-notes.ts';
import { useChoices } from './use-choices.ts';
import { useCreateCopy } from './use-create-copy.ts';
import { type CopyProject, type PreparedCopy, usePreparedCopy } from './use-prepared-copy.ts';
import { useUnreadChoices } from './use-unread-choices.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  marginTop: 14,
  '& > aside': { position: 'sticky', top: 0, display: 'grid', gap: 16 },
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, '& > aside': { position: 'static' } },
});

const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0, '&[data-stale]': { opacity: 0.6 } });

const From = styled('span')({
  fontSize: 13,
  lineHeight: '20px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > a': { display: 'inline-block', margin: '-2px 0', padding: '2px 0' },
});

const Foot = styled('footer')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > p': { marginInlineStart: 'auto', fontSize: 12, color: vars.palette.text.secondary },
  [phone]: { '& > p': { flexBasis: '100%' }, '& > button:not([data-look=quiet])': { flex: '1 1 auto' } },
}));

interface CopyWizardProps {
  source: CopyProject;
  /** The id the copy will have. */
  id: string;
}

/** The making of a copy: what is chosen of it step by step, and what it comes to. */
export default function CopyWizard({ source, id }: CopyWizardProps) {
  const { t } = useTranslation();
  const { choices, choose, goTo } = useChoices();
  const prepared = usePreparedCopy(source.id, id, choices);
  const title = t('copy.title');
  if (prepared.data?.isMade) return <Navigate to={paths.projects.record(id)} replace />;
  return (
    <>
      <PageHead
        title={title}
        windowTitle={`${source.name} · ${title}`}
        after={
          <From>
            {t('copy.from')} <Link to={paths.projects.record(source.id)}>{String(source.name)}</Link>
          </From>
        }
      />
      {prepared.data ? (
        <Prepared
          source={source}
          id={id}
          choices={choices}
          prepared={prepared.data}
          isStale={prepared.isPlaceholderData}
          error={prepared.error}
          onChoose={choose}
          onStep={goTo}
        />
      ) : prepared.error ? (
        <PageCard isFlush style={{ marginTop: 14 }}>
          <EmptyState
            kind="failed"
            title={t('copy.failedTitle')}
            text={<Problems error={prepared.error} />}
            action={
              <>
                <Button size="row" onClick={() => void prepared.refetch()}>
                  {t('action.tryAgain')}
                </Button>
                {choices.customer && (
                  <Button size="row" onClick={() => choose({ customer: null })}>
                    {t('copy.sameCustomer')}
                  </Button>
                )}
              </>
            }
          />
        </PageCard>
      ) : (
        <PageCard isFlush style={{ marginTop: 14 }}>
          <SkeletonRows label={t('copy.preparing')} rows={8} rowHeight={56} />
        </PageCard>
      )}
    </>
  );
}

function Problems({ error }: { error: Error }) {
  const errors = error instanceof CallError ? error.fieldErrors : [];
  return errors.length === 0 ? error.message : errors.map(problemSentence).join(' ');
}

interface PreparedProps extends CopyWizardProps {
  choices: CopyChoices;
  prepared: PreparedCopy;
  /** Something else was chosen meanwhile, and is being prepared. */
  isStale: boolean;
  error: Error | null;
  onChoose: (changed: Partial<CopyChoices>) => void;
  onStep: (step: CopyStep) => void;
}

function Prepared({ source, choices, prepared, isStale, error, onChoose, onStep }: PreparedProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: settings } = useSettings();
  const { create, isCreating, problems } = useCreateCopy();
  const unread = useUnreadChoices(choices, onStep);
  const isOneCurrency = prepared.project.currency === source.currency;
  const groups = groupsOf(prepared.notCarried, prepared.project.lines, isOneCurrency);
  const byId = new Map(source.lines.map((line) => [line.id, line]));
  const sources = prepared.origins.map((id) => byId.get(id));
  const decidedOnes = decidedCopy(prepared.project, sources, groups, choices.decided);
  const copy = choices.name === null ? decidedOnes : { ...decidedOnes, name: choices.name.trim() };
  const left = groups.filter((group) => decisionOf(group, choices.decided) === null).length;
  const flagged = new Set(groups.flatMap((group) => group.lines));
  const { step } = choices;
  const place = copySteps.indexOf(step);
  const [before, after] = [copySteps[place - 1], copySteps[place + 1]];

  function discard(): void {
    queries.removeQueries({ queryKey: ['project', 'copy', source.id] });
    void navigate(paths.projects.record(source.id), { replace: true });
  }

  return (
    <Columns>
      <aside>
        <CopySteps
          now={step}
          notes={stepNotes({ choices, source, copy, settings, gone: { all: groups.length, left } })}
          onStep={onStep}
        />
        <StaysBehind />
      </aside>
      <Stack data-stale={isStale || undefined} aria-busy={isStale || undefined}>
        {error && (
          <Notice kind="bad" role="alert">
            {t('copy.failedTitle')}: <Problems error={error} />
          </Notice>
        )}
        {problems.length > 0 && (
          <Notice kind="bad" role="alert">
            <b>{t('copy.refusedTitle')}</b>
            {problems.map((problem) => (
              <div key={`${problem.field} ${problem.code}`}>
                {problem.field !== '' && `${pathLabel(project, copy, withRowId(problem.field, copy))}: `}
                {problemSentence(problem)}
              </div>
            ))}
          </Notice>
        )}
        <CopyTiles source={source} copy={copy} />
        {step === 'check' && (
          <NotCarried
            groups={groups}
            sources={sources}
            currency={String(source.currency)}
            copy={copy}
            decided={choices.decided}
            onDecide={(decided) => onChoose({ decided })}
          />
        )}
        {step === 'check' && <CarriedPrices kept={prepared.kept} />}
        <PageCard isFlush>
          {step === 'check' ? (
            <CopiedLines source={source} sources={sources} copy={copy} flagged={flagged} />
          ) : (
            <Step>
              <h2>{t(`copy.step.${step}`)}</h2>
              <StepFields {...{ step, choices, source, copy, unread, onChoose }} />
            </Step>
          )}
          <Foot>
            <Button look="quiet" onClick={discard}>
              {t('copy.discard')}
            </Button>
            <p>{step === 'check' && left > 0 && t('copy.leftToDecide', { count: left })}</p>
            {before && <Button onClick={() => onStep(before)}>{t('copy.back')}</Button>}
            {after ? (
              <Button look="primary" onClick={() => unread.goOn(() => onStep(after), step)}>
                {t('copy.next')}
              </Button>
            ) : (
              <Button
                look="primary"
                busy={isCreating}
                busyLabel={t('copy.creating')}
                isOff={isStale || error !== null}
                onClick={() => unread.goOn(() => void create(copy))}
              >
                {t('copy.create')}
              </Button>
            )}
          </Foot>
        </PageCard>
      </Stack>
    </Columns>
  );
}

const Step = styled('div')({
  display: 'grid',
  gap: 14,
  padding: '16px 20px 20px',
  '& > h2': { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
});

/** The path of a field with the id of its row in place of the index. */
function withRowId(path: string, copy: CopyProject): string {
  const [part = '', index, ...rest] = path.split('.');
  const row = index === undefined ? undefined : (copy[part] as { id: string }[] | undefined)?.[Number(index)];
  return row ? [part, row.id, ...rest].join('.') : path;
}
