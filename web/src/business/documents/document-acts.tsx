import styled from '@emotion/styled';
import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type { DocumentRow } from '@mandate/contract/entities/document.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { isSettled, type ProjectStatus } from '@mandate/contract/project/way/status.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileDiff from 'lucide-react/icons/file-diff';
import FileText from 'lucide-react/icons/file-text';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordKeys } from '../../editor/commands/use-record-keys.ts';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { CallError } from '../../lib/calls/call.ts';
import { fetchFile } from '../../lib/calls/download-file.ts';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../lib/commands/shortcuts-here.ts';
import { type StoredRecord, useRecord } from '../../records/reading/use-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { documentName } from './document-name.ts';
import { showPdf } from './show-pdf.ts';
import { useDocumentChanged } from './use-document-changed.ts';
import { useDocumentRights } from './use-document-rights.ts';

const SendDialog = lazy(() => import('./send/send-dialog.tsx'));
const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));
const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));
const ComparePanel = lazy(() => import('./compare-panel.tsx'));

const Acts = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '&[data-page]': { flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 },
  [phone]: { '&[data-page]': { width: '100%', justifyContent: 'flex-start', '& > button': { flex: '1 1 auto' } } },
});

interface Act {
  name: 'send' | 'compare' | 'answer' | 'withdraw';
  icon: ReactNode;
  run: () => void;
  isBad?: true;
}

interface DocumentActsProps {
  document: DocumentRow;
  /** Those of its number, itself among them. */
  revisions: readonly DocumentRow[];
  /** In a row all but the PDF stands in a menu; on a page each has its button. */
  isInRow?: boolean;
}

/** What can be done with a document: its PDF, another revision beside it, what the customer said, and taking it back. */
export function DocumentActs({ document, revisions, isInRow = false }: DocumentActsProps) {
  const { t } = useTranslation();
  const { seesPaper, mayAct } = useDocumentRights();
  const changed = useDocumentChanged();
  const mark = useKeyMarks();
  const place = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState<'send' | 'answer' | 'withdraw' | null>(null);
  const [comparing, compare] = useComparedInAddress(document.id);
  const [isOpening, setOpening] = useState(false);
  const name = documentName(document);
  const others = revisions.filter(({ id, language }) => id !== document.id && language === document.language);
  const before = others.filter(({ revision }) => revision < document.revision);
  const nearest = before[0] ?? others[0];
  const compared = others.find(({ id }) => id === comparing);
  const isCurrent = mayAct && document.state === 'issued';
  // What was answered stays as it was answered.
  const isOpen = isCurrent && document.answer === null;
  const isQuote = document.kind === 'quote';
  const project = useRecord<StoredRecord & { status: ProjectStatus }>(
    'project',
    isOpen && isQuote ? document.projectId : undefined,
  ).data;
  // Of a project that is over nothing is offered any more.
  const isAnswerable = isOpen && isQuote && !(project && isSettled(project.status));
  const maySend = !isInRow && isCurrent;
  useRecordKeys(place, ['send'], maySend);
  useHeldShortcuts(maySend ? ['record.send'] : []);
  if (!seesPaper) return null;

  const acts: Act[] = [
    ...(isCurrent ? [{ name: 'send', icon: <Send aria-hidden="true" />, run: () => setAsked('send') } as const] : []),
    ...(nearest
      ? [{ name: 'compare', icon: <FileDiff aria-hidden="true" />, run: () => compare(nearest.id) } as const]
      : []),
    ...(isAnswerable
      ? [{ name: 'answer', icon: <MessageSquareReply aria-hidden="true" />, run: () => setAsked('answer') } as const]
      : []),
    ...(isOpen
      ? [
          {
            name: 'withdraw',
            icon: <Undo2 aria-hidden="true" />,
            run: () => setAsked('withdraw'),
            isBad: true,
          } as const,
        ]
      : []),
  ];

  async function open(): Promise<void> {
    setOpening(true);
    try {
      await showPdf(() => fetchFile(`/document/fetch/${document.id}`), fileName(document));
    } catch (problem) {
      // Why it could not be shown was said.
      if (!(problem instanceof CallError)) throw problem;
    } finally {
      setOpening(false);
    }
  }

  function done(after: DocumentDetail): void {
    setAsked(null);
    changed(after);
  }

  const close = () => setAsked(null);
  return (
    <Acts ref={place} data-page={!isInRow || undefined}>
      <Button
        size={isInRow ? 'row' : 'page'}
        busy={isOpening}
        icon={<FileText aria-hidden="true" />}
        aria-label={isInRow ? t('documents.act.pdfOf', { name }) : undefined}
        onClick={() => void open()}
      >
        {t('documents.act.pdf')}
      </Button>
      {!isInRow &&
        acts.map((act) => (
          <Button
            key={act.name}
            icon={act.icon}
            look={act.isBad ? 'danger' : 'secondary'}
            {...(act.name === 'send' && mark('record.send'))}
            onClick={act.run}
          >
            {t(`documents.act.${act.name}`)}
          </Button>
        ))}
      {isInRow && acts.length > 0 && (
        <Menu
          button={(props) => (
            <TooltipIconButton
              {...props}
              size="row"
              label={t('documents.act.more', { name })}
              icon={<Ellipsis aria-hidden="true" />}
            />
          )}
        >
          {(closeMenu) =>
            acts.map((act) => (
              <MenuItem
                key={act.name}
                isBad={act.isBad ?? false}
                onClick={() => {
                  closeMenu();
                  act.run();
                }}
              >
                {act.icon}
                {t(`documents.act.${act.name}`)}
              </MenuItem>
            ))
          }
        </Menu>
      )}
      <Suspense>
        {asked === 'send' && <SendDialog document={document} onClose={close} />}
        {asked === 'answer' && <AnswerDialog document={document} onDone={done} onClose={close} />}
        {asked === 'withdraw' && <WithdrawDialog document={document} onDone={done} onClose={close} />}
        {compared && (
          <ComparePanel
            document={document}
            older={compared.id}
            others={others}
            onOlder={compare}
            onClose={() => compare(null)}
          />
        )}
      </Suspense>
    </Acts>
  );
}

/** Which other revision a document is compared with, as the address says it: `compare` has the ids of both. */
function useComparedInAddress(id: string): [other: string | null, compare: (other: string | null) => void] {
  const [params, setParams] = useAddressParams();
  const [newer, older] = (params.get('compare') ?? '').split('~');
  const compare = (other: string | null) =>
    setParams(
      (next) => {
        if (other === null) next.delete('compare');
        else next.set('compare', `${id}~${other}`);
        return next;
      },
      { replace: true },
    );
  return [newer === id && older ? older : null, compare];
}

function fileName({ number, language, revision }: DocumentRow): string {
  return `${number}-${revisionLetters(revision)}-${language}`;
}
