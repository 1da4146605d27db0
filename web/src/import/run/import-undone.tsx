import styled from '@emotion/styled';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { UndoneImport } from '../import-calls.ts';
import type { ImportPart } from '../import-part.ts';
import { recordsText } from '../import-texts.ts';
import { StepStack } from '../step-stack.tsx';
import { ImportRefused } from './import-refused.tsx';
import { WorkUnderWay } from './work-under-way.tsx';

const List = styled('ul')(({ theme: { vars } }) => ({
  maxHeight: 320,
  overflowY: 'auto',
  '& li': { padding: '6px 0', borderTop: `1px solid ${vars.palette.divider}`, overflowWrap: 'anywhere' },
  '& a': { color: vars.palette.primaryText, fontWeight: 500 },
}));

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The import was taken back: how much of it, and what was left because somebody touched it since. */
export function ImportUndone({ entity, paths, now, acts }: ImportPart) {
  const { t } = useTranslation();
  const { stored, job } = now;
  const undone = acts.undone ?? undoneBy(job);
  const { skipped = [], skippedCount = skipped.length } = undone ?? {};
  return (
    <StepStack>
      <Notice kind={skipped.length > 0 ? 'caution' : 'good'} role="status">
        {undone === null ? t('import.undone') : t('import.undoneCount', { what: recordsText(entity, undone.undone) })}
        {skipped.length > 0 &&
          ` ${t('import.undoSkipped', { count: skippedCount, what: recordsText(entity, skippedCount) })}`}
      </Notice>
      {skipped.length > 0 && (
        <List aria-label={t('import.skippedLabel')} tabIndex={skipped.length > 6 ? 0 : undefined}>
          {skipped.map((one) => (
            <li key={one.id}>
              <Link to={paths.record(one.id)}>{one.label}</Link> {one.message}
            </li>
          ))}
        </List>
      )}
      <ImportRefused act="undo" now={now} acts={acts} />
      <WorkUnderWay act="undo" now={now} acts={acts} />
      <Acts>
        {stored.undoLeft > 0 && (
          <Button busy={acts.working === 'undo'} isOff={now.isBusy || acts.isBusy} onClick={() => void acts.undo()}>
            {t('import.undoRest')}
          </Button>
        )}
        <LinkButton look="primary" to={stored.recordId === null ? paths.list : paths.record(stored.recordId)}>
          {t(stored.recordId === null ? 'import.toList' : 'import.toRecord')}
        </LinkButton>
      </Acts>
    </StepStack>
  );
}

/** What an undo did that went on as a job; null where that is not known any more. */
function undoneBy(job: JobRow | undefined): UndoneImport | null {
  if (job?.kind !== 'undoImport' || job.result === null || typeof job.result.undone !== 'number') return null;
  return job.result as unknown as UndoneImport;
}
