import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import type { BackupState } from '@mandate/contract/overview/first-hour.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstHourKey } from '../../../business/first-hour/use-first-hour.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { instantText } from '../../../ui/values/value-texts.ts';
import { SkipAlone } from '../skip-alone.tsx';
import { useStep } from '../step-context.ts';
import { StepFrame, StepText } from '../step-frame.tsx';
import { backupKey, useBackup } from '../use-backup.ts';

const Command = styled('code')(({ theme: { vars } }) => ({
  display: 'block',
  margin: '6px 0',
  padding: '8px 10px',
  borderRadius: 6,
  background: vars.palette.sunken,
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
}));

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** The first backup, where it lies, and how one is made every night. */
export default function BackupStep() {
  const { t } = useTranslation();
  const { role } = useUser();
  const isKeeper = may(role, 'backup', 'create') !== false;
  return (
    <StepFrame role="group" aria-label={t('firstHour.step.backup.name')}>
      {isKeeper ? (
        <Backup />
      ) : (
        <>
          <StepText>{t('firstHour.step.backup.keptBySa')}</StepText>
          <SkipAlone />
        </>
      )}
    </StepFrame>
  );
}

function Backup() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { goOn, next, skip, isSkipping } = useStep();
  const { data } = useBackup();
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isDone = data?.last?.isDone === true;
  useFormats();
  // A large one ends later, and the step with it.
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: firstHourKey });
  }, [isDone, queries]);

  async function make(): Promise<void> {
    setMaking(true);
    setProblem(null);
    try {
      queries.setQueryData(
        backupKey,
        await call<BackupState>('POST', '/backup/make', {}, { quiet: true, silent: true }),
      );
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      setProblem(refused.message);
    } finally {
      setMaking(false);
    }
  }

  return (
    <>
      <StepText>{t('firstHour.step.backup.how')}</StepText>
      <div role="status" style={{ marginTop: 10 }}>
        {data?.last?.isDone && (
          <Notice kind="good">
            {t('firstHour.step.backup.made', {
              file: data.last.file ?? '',
              time: instantText(data.last.at),
              folder: data.folder,
            })}
          </Notice>
        )}
        {data?.last && !data.last.isDone && problem === null && (
          <Notice kind="caution">{t('firstHour.step.backup.lastFailed', { time: instantText(data.last.at) })}</Notice>
        )}
        {problem !== null && <Notice kind="bad">{problem}</Notice>}
      </div>
      {isDone && (
        <div style={{ marginTop: 12 }}>
          <StepText>{t('firstHour.step.backup.nightly')}</StepText>
          <Command>{`0 2 * * * cd /srv/mandate && npm run --silent backup`}</Command>
          <StepText>{t('firstHour.step.backup.apart')}</StepText>
        </div>
      )}
      <Line>
        {isDone && (
          <Button look="primary" onClick={goOn}>
            {next === null ? t('firstHour.finish') : t('firstHour.goTo', { step: t(`firstHour.step.${next}.name`) })}
          </Button>
        )}
        <Button
          look={isDone ? 'secondary' : 'primary'}
          busy={isMaking || data?.isUnderWay === true}
          busyLabel={t('firstHour.step.backup.making')}
          onClick={() => void make()}
        >
          {t('firstHour.step.backup.act')}
        </Button>
        {!isDone && (
          <Button look="quiet" busy={isSkipping} onClick={() => void skip()}>
            {t('firstHour.skip')}
          </Button>
        )}
      </Line>
    </>
  );
}
