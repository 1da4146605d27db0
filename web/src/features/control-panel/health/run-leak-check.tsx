import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../../lib/calls/call.ts';
import { openPanel } from '../../../lib/frame/open-panel.ts';
import { showInfo } from '../../../lib/frame/show-success-and-errors.ts';
import { readJobs } from '../../../records/jobs/job-reading.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Begins the leak check; the jobs show how far it is. */
export function RunLeakCheck() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const isSent = useRef(false);

  async function begin(): Promise<void> {
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    try {
      const { jobId } = await call<{ jobId: string }>('POST', '/health/run-leak-check', {});
      void readJobs(queries);
      showInfo(t('controlPanel.health.begun'), {
        action: { label: t('controlPanel.health.showJobs'), run: () => openPanel({ name: 'jobs', jobId }) },
      });
    } catch (problem) {
      // What was refused was said.
      if (!(problem instanceof CallError)) throw problem;
    } finally {
      isSent.current = false;
      setBusy(false);
    }
  }

  return (
    <Button size="row" busy={isBusy} aria-label={t('controlPanel.health.runLeakCheck')} onClick={() => void begin()}>
      {t('controlPanel.health.runNow')}
    </Button>
  );
}
