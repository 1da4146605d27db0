import styled from '@emotion/styled';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { useTranslation } from 'react-i18next';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { type BulkPlan, bulkCalls, type ShownRun } from '../../list/bulk/bulk-calls.ts';
import { outcomeText } from '../../list/bulk/bulk-texts.ts';
import { Fact, Facts } from '../../list/bulk/receipt/bulk-facts.tsx';
import { BulkScopeWords } from '../../list/bulk/receipt/bulk-scope-words.tsx';
import { ChangeWords, changeLabel } from '../../list/bulk/receipt/change-words.tsx';
import { LeftRecords } from '../../list/bulk/receipt/left-records.tsx';
import { ChangedFields } from '../../records/changes/changed-fields.tsx';
import { useOwnFields } from '../../records/own-fields/use-own-fields.ts';
import { nameAsRead } from '../../records/words/name-as-read.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { instantText, numberText } from '../../ui/values/value-texts.ts';
import { rowsAddress } from './rows-address.ts';
import { ToldJob, type ToldJobProps } from './told-job.tsx';

const Sample = styled('ul')(({ theme: { vars } }) => ({
  marginTop: 4,
  '& > li': { padding: '8px 0', borderTop: `1px solid ${vars.palette.divider}`, overflowWrap: 'anywhere' },
}));

/** What an act on many records was about and what came of it: the receipt, kept for as long as it can be undone. */
export default function BulkResultDialog(props: ToldJobProps) {
  const { t } = useTranslation();
  const { role } = useUser();
  const { job, onClose } = props;
  const address = rowsAddress(job, role);
  const way = address && (
    <LinkButton to={address} onClick={onClose}>
      {t('jobs.showRecords')}
    </LinkButton>
  );
  return (
    <ToldJob {...props} read={() => bulkCalls(job.entity).read(job.id)} way={way}>
      {(run) => <Told job={job} run={run} />}
    </ToldJob>
  );
}

function Told({ job, run }: { job: JobRow; run: ShownRun }) {
  const { t } = useTranslation();
  const made = entityNamed(job.entity);
  const entity = useOwnFields(made) ?? made;
  const paths = recordPaths(job.entity);
  const { action, changes, reason, sample, result, undoResult } = run;
  const changed = result?.changed ?? run.changed;
  const more = changed - sample.length;
  return (
    <>
      <Facts>
        <Fact label={t('jobs.when')}>{instantText(run.createdAt)}</Fact>
        {Object.entries(changes ?? {}).map(([name, change]) => (
          <Fact key={name} label={changeLabel(entity, name)}>
            <ChangeWords entity={entity} name={name} change={change} />
          </Fact>
        ))}
        <Fact label={t('bulk.which')}>
          <ul>
            <BulkScopeWords entity={entity} plan={planOf(run)} />
          </ul>
        </Fact>
        {reason && <Fact label={t('removal.reason')}>{reason}</Fact>}
        {result && <Fact label={t('jobs.outcome')}>{outcomeText(entity, action, result)}</Fact>}
        {undoResult && <Fact label={t('jobs.undone')}>{outcomeText(entity, 'undo', undoResult)}</Fact>}
      </Facts>
      {undoResult && <LeftRecords noun={entity.name} act="undo" outcome={undoResult} paths={paths} />}
      {result && <LeftRecords noun={entity.name} act={action} outcome={result} paths={paths} />}
      {sample.length > 0 && (
        <section aria-label={t('jobs.changedRecords')}>
          <h3>{t('jobs.changedRecords')}</h3>
          <Sample>
            {sample.map((record) => (
              <li key={record.id}>
                <strong>{nameAsRead(entity.name, record.label)}</strong>
                {action === 'edit' && <ChangedFields entity={entity} record={{}} changes={record.changes} />}
              </li>
            ))}
          </Sample>
          {more > 0 && <p>{t('bulk.moreRows', { count: more, total: numberText(more) })}</p>}
        </section>
      )}
    </>
  );
}

/** Which records were meant, as the list said it then. */
function planOf({ action, scope: { query, except = [], ids = [] } }: ShownRun): BulkPlan {
  const scope = {
    search: query?.search ?? '',
    filter: query?.filter?.all ?? [],
    deleted: query?.deleted ?? 'exclude',
  };
  return { action, scope, target: query ? { query, except } : { ids } };
}
