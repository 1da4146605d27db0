import styled from '@emotion/styled';
import type { DocumentPreview, PreviewRemark } from '@mandate/contract/documents/document-detail.ts';
import { document as facts } from '@mandate/contract/entities/document.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferencesView } from '../../../business/documents/differences-view.tsx';
import { useDocumentRights } from '../../../business/documents/use-document-rights.ts';
import { BlockSkeleton } from '../../../form/fields/block-skeleton.tsx';
import { useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { choiceLabel } from '../../../records/words/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { keepClear } from '../../../ui/feedback/keep-clear.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { dateText } from '../../../ui/values/value-texts.ts';
import { becomesText } from './becomes-text.ts';
import type { PreviewChoices } from './preview-choices.ts';
import { PreviewTexts } from './preview-texts.tsx';
import { RemarkList } from './remark-list.tsx';
import { useTextBlocks } from './use-text-blocks.ts';

const Card = styled('aside')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  '& > .said': { position: 'relative', flex: 1, minHeight: 0, overflowY: 'auto' },
  '& > .said > *': { padding: '14px 16px', borderBottom: `1px solid ${vars.palette.divider}` },
  '& > .said > :last-child': { borderBottom: 0 },
  '& h2': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginBottom: 8,
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 600,
  },
  '& h2 > small': {
    marginLeft: 'auto',
    minWidth: 22,
    padding: '1px 6px',
    borderRadius: 999,
    background: vars.palette.sunken,
    color: vars.palette.text.secondary,
    fontSize: 11,
    lineHeight: '16px',
    fontWeight: 500,
    textAlign: 'center',
  },
  '& > footer': {
    flex: 'none',
    padding: '12px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
    borderRadius: '0 0 8px 8px',
    background: vars.palette.subtle,
  },
  '& > footer > p': { marginBottom: 10, fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& > footer > p > b': { fontWeight: 600, color: vars.palette.text.primary },
  '& > footer > div': { display: 'flex', flexWrap: 'wrap', gap: 8, '& > button:last-of-type': { flex: 1 } },
  [phone]: {
    // Its parts stand in the page one after the other, so that the acts stay at the foot of it.
    display: 'contents',
    '& > .said': { overflow: 'visible' },
    '& > .said > *': { paddingInline: 0 },
    '& > footer': {
      position: 'sticky',
      zIndex: 2,
      bottom: -16,
      margin: '0 -16px -16px',
      padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
      borderRadius: 0,
      background: vars.palette.background.paper,
    },
  },
}));

/** As tall as the choice of language and texts, in pixels. */
const textsHeight = 206;

const Printed = styled('div')({ marginTop: 10 });

interface PreviewSideProps {
  preview: DocumentPreview;
  /** Says that nothing changed since the last revision, which there is no other of then. */
  same: string | null;
  choices: PreviewChoices;
  onChange: (part: Partial<PreviewChoices>) => void;
  /** Where what a remark is about is mended. */
  address: (remark: PreviewRemark) => string | null;
  isOpening: boolean;
  onPdf: () => void;
  onIssue: () => void;
}

/** What is chosen for a paper, what is to be known of it, what is other than in the revision before, and what is done with it. */
export function PreviewSide(props: PreviewSideProps) {
  const { preview, same, choices, onChange, address, isOpening, onPdf, onIssue } = props;
  const { t } = useTranslation();
  const id = useId();
  const { mayAct } = useDocumentRights();
  const mark = useKeyMarks();
  const { paper, warnings, against, becomes } = preview;
  const blocks = useTextBlocks(paper.kind, paper.language);
  const kind = choiceLabel(facts, 'kind', paper.kind);
  return (
    <Card aria-label={t('documents.preview.side')}>
      <div className="said">
        <div>
          {blocks ? (
            <PreviewTexts
              kind={paper.kind}
              language={paper.language}
              blocks={blocks}
              choices={choices}
              onChange={onChange}
            />
          ) : (
            <BlockSkeleton height={textsHeight} />
          )}
        </div>
        {/* What stands below waits, so that it does not move. */}
        {blocks && warnings.length > 0 && (
          <Part title={t('documents.preview.warnings')} count={warnings.length}>
            <RemarkList remarks={warnings} address={address} />
          </Part>
        )}
        {blocks && against && (
          <Part
            title={t('documents.preview.against', {
              revision: revisionLetters(against.revision),
              date: dateText(against.issuedOn),
            })}
          >
            <DifferencesView
              of={against.differences}
              names={{ older: revisionLetters(against.revision), newer: revisionLetters(becomes.revision) }}
            />
            <Printed>
              <Checkbox
                label={t('documents.preview.withChanges')}
                checked={choices.withChanges}
                onChange={({ target }) => onChange({ withChanges: target.checked })}
              />
            </Printed>
          </Part>
        )}
      </div>
      <footer {...keepClear}>
        <p id={`${id}-becomes`}>
          {same ?? (
            <>
              {t('documents.preview.becomes')} <b>{becomesText(preview)}</b>
            </>
          )}
        </p>
        <div>
          <Button icon={<FileText aria-hidden="true" />} busy={isOpening} {...mark('preview.pdf')} onClick={onPdf}>
            {t('documents.act.pdf')}
          </Button>
          {mayAct && (
            <Button
              look="primary"
              isOff={same !== null}
              aria-describedby={`${id}-becomes`}
              {...mark('preview.issue')}
              onClick={onIssue}
            >
              {t('documents.act.issue', { kind })}
            </Button>
          )}
        </div>
      </footer>
    </Card>
  );
}

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <section>
      <h2>
        {title}
        {count !== undefined && <small>{count}</small>}
      </h2>
      {children}
    </section>
  );
}
