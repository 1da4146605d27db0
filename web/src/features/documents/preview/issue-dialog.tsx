import styled from '@emotion/styled';
import type { DocumentDetail, DocumentPreview, PreviewRemark } from '@mandate/contract/documents/document-detail.ts';
import type { IssueRequest, PreviewRequest } from '@mandate/contract/documents/issue-request.ts';
import { document as facts } from '@mandate/contract/entities/document.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { confirmableCodes, type GuardFailure } from '@mandate/contract/project/way/guards.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../business/documents/refusal-text.ts';
import { GuardList } from '../../../business/project-status/guard-list.tsx';
import { CallError, call } from '../../../lib/calls/call.ts';
import { shortcutPressed } from '../../../lib/commands/shortcuts.ts';
import { choiceLabel } from '../../../records/words/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { moneyText } from '../../../ui/values/value-texts.ts';
import { becomesText } from './becomes-text.ts';
import { RemarkList } from './remark-list.tsx';

const Told = styled('div')({ display: 'grid', gap: 10, marginTop: 10 });

interface IssueDialogProps {
  preview: DocumentPreview;
  /** What the paper was asked for with. */
  request: PreviewRequest;
  project: { id: string; customerId: string | null };
  /** The project, or what else the paper says, was changed by somebody else: it has to be looked at again. */
  onStale: () => void;
  onDone: (document: DocumentDetail) => void;
  onClose: () => void;
}

/** Asks once before a paper is issued: which number it gets, for whom it is, what it comes to, and what the person has to know of it. */
export default function IssueDialog({ preview, request, project, onStale, onDone, onClose }: IssueDialogProps) {
  const { t } = useTranslation();
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const { paper, version, fingerprint, missing, customer, total, ends, becomes } = preview;
  const kind = choiceLabel(facts, 'kind', paper.kind);
  const name = becomesText(preview);
  const guards = guardsOf(refusal);
  const known: readonly Pick<PreviewRemark, 'code' | 'isConfirmable'>[] = [...missing, ...guards];
  const acknowledged = confirmableCodes.filter((code) => known.some((one) => one.code === code && one.isConfirmable));

  // The keys that asked answer, too.
  const confirm = useEffectEvent((event: KeyboardEvent) => {
    if (isBusy || event.repeat || shortcutPressed('preview', event) !== 'issue') return;
    event.preventDefault();
    void issue();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => confirm(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  async function issue(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const { language = paper.language } = request;
    const known = acknowledged.length > 0 && { acknowledged };
    const body: IssueRequest = { ...request, language, version, fingerprint, ...known };
    try {
      const options = { quiet: true, loader: true, idempotencyKey: `${key}-${acknowledged.length}` };
      onDone(await call<DocumentDetail>('POST', '/document/issue', body, options));
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      setBusy(false);
      if (problem.result !== 'error') return;
      setRefusal(problem);
      if (problem.code === 'recordChangedByOther' || problem.code === 'paperChanged') onStale();
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('documents.issue.title', { kind })}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('documents.issue.leave')}
          </Button>
          <Button look="primary" busy={isBusy} onClick={() => void issue()}>
            {t(acknowledged.length > 0 ? 'documents.issue.allTheSame' : 'documents.act.issue', { kind })}
          </Button>
        </>
      }
    >
      {total === null
        ? t('documents.issue.text', { name, customer })
        : t('documents.issue.textWithTotal', {
            name,
            customer,
            total: `${moneyText(total.gross, total.currency)} ${total.currency}`,
          })}
      <Told>
        {ends && (
          <Notice kind="caution">
            {t('documents.issue.ends', {
              name: ends.name,
              revision: revisionLetters(ends.revision),
              amount: `${moneyText(ends.gross, ends.currency)} ${ends.currency}`,
              next: revisionLetters(becomes.revision),
            })}
          </Notice>
        )}
        <p>{t('documents.issue.stays')}</p>
        {missing.length > 0 && (
          <>
            <p>{t('documents.issue.confirm')}</p>
            <RemarkList remarks={missing} address={() => null} />
          </>
        )}
        {refusal && (
          <Notice kind="caution" role="alert">
            {refusal.code === 'recordChangedByOther' ? t('documents.issue.changed') : refusalText(refusal)}
            {guards.length > 0 && <GuardList failures={guards} project={project} />}
          </Notice>
        )}
      </Told>
    </Dialog>
  );
}

/** What the server found that does not hold, where it refused for that. */
function guardsOf(refusal: CallError | null): readonly GuardFailure[] {
  return ((refusal?.data ?? {}) as { guards?: GuardFailure[] }).guards ?? [];
}
