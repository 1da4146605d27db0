import type { HandOverOutcome, ToldHandOver } from '@mandate/contract/hand-over/held.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { handOverCalls } from '../../business/hand-over/hand-over-calls.ts';
import { undoneText } from '../../business/hand-over/hand-over-texts.ts';
import { HandedRows } from '../../business/hand-over/handed-rows.tsx';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Fact, Facts } from '../../list/bulk/receipt/bulk-facts.tsx';
import { problemSentence } from '../../records/words/record-words.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { dateText, instantText, numberText } from '../../ui/values/value-texts.ts';
import { ToldJob, type ToldJobProps } from './told-job.tsx';

/** What was handed over to whom, and what came of it: the receipt, kept for as long as it can be undone. */
export default function HandOverDialog(props: ToldJobProps) {
  useWords(['hand-over']);
  return (
    <ToldJob {...props} read={() => handOverCalls.read(props.job.id)}>
      {(told) => <Told told={told} />}
    </ToldJob>
  );
}

function Told({ told: { person, from, createdAt, rows, login, outcome, undone } }: { told: ToldHandOver }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <>
      <Facts>
        <Fact label={t('jobs.when')}>{instantText(createdAt)}</Fact>
        <Fact label={t('handOver.from')}>{dateText(from, formats)}</Fact>
        {outcome && (
          <Fact label={t('jobs.outcome')}>
            {t('handOver.records', { count: outcome.changed, total: numberText(outcome.changed) })}
          </Fact>
        )}
        {login && login.problem === null && (
          <Fact label={t('handOver.login')}>{t('handOver.willDisable', { name: login.label })}</Fact>
        )}
        {undone && <Undone outcome={undone} />}
      </Facts>
      <HandedRows rows={rows} person={person.label} from={from} />
    </>
  );
}

/** What came of taking it back, with links to what was changed since. */
function Undone({ outcome }: { outcome: HandOverOutcome }) {
  const { t } = useTranslation();
  return (
    <Fact label={t('jobs.undone')}>
      {undoneText(outcome)}
      <ul>
        {outcome.skipped.map((left) => (
          <li key={left.id}>
            <Link to={recordPaths(left.entity)?.record(left.id) ?? '/'}>{left.label}</Link>{' '}
            {problemSentence({ field: '', ...left })}
          </li>
        ))}
      </ul>
    </Fact>
  );
}
