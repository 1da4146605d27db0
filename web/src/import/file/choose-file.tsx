import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { CallError } from '../../lib/calls/call.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { importCalls } from '../import-calls.ts';
import { ImportFrame } from '../import-frame.tsx';
import { IntoRecord } from '../into-record.tsx';
import { FileDrop, largestFile } from './file-drop.tsx';
import { FileSending, type Sending } from './file-sending.tsx';

const Stack = styled('div')({ display: 'grid', gap: 14 });

/** The first step: a file is chosen and sent; what is wrong with it is said here. */
export function ChooseFile({ entity, paths }: { entity: Entity; paths: RecordPaths }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useAddressParams();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const giveUp = useRef<AbortController>(null);
  // Who goes to another page no longer waits for the file.
  useEffect(() => () => giveUp.current?.abort(), []);

  async function send(file: File): Promise<void> {
    setProblem(file.size > largestFile ? t('importTooLarge', { ns: 'error', max: '50 MB' }) : null);
    if (file.size > largestFile) return;
    const control = new AbortController();
    giveUp.current = control;
    setSending({ name: file.name, sent: 0, total: file.size });
    try {
      const { importId } = await importCalls(entity.name).prepare(
        file,
        search.get('record'),
        (sent, total) => setSending({ name: file.name, sent, total }),
        control.signal,
      );
      void navigate(paths.importOf(importId));
    } catch (failure) {
      if (!control.signal.aborted) setProblem(failure instanceof CallError ? failure.message : String(failure));
      if (!control.signal.aborted && !(failure instanceof CallError)) throw failure;
    } finally {
      setSending(null);
    }
  }

  return (
    <ImportFrame entity={entity} notes={{ now: 'file', notes: {} }}>
      <PageCard title={t('import.fileTitle')}>
        <Stack>
          <IntoRecord entity={entity} paths={paths} recordId={search.get('record')} />
          {problem !== null && (
            <Notice kind="bad" role="alert">
              {problem}
            </Notice>
          )}
          {sending === null ? (
            <FileDrop isAgain={giveUp.current !== null} onFile={(file) => void send(file)} />
          ) : (
            <FileSending sending={sending} onCancel={() => giveUp.current?.abort()} />
          )}
        </Stack>
      </PageCard>
    </ImportFrame>
  );
}
