import styled from '@emotion/styled';
import { lazy, type ReactNode, useRef } from 'react';
import { RecordCode } from '../../../editor/page/record-code.tsx';
import { recordIcon } from '../../../records/words/record-icons.ts';
import { recordWord } from '../../../records/words/record-words.ts';
import { phone } from '../../../ui/media/phone.ts';
import { Aside } from '../../../ui/page/aside.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useReadRecord } from '../page/read-record.ts';
import { CopyAct } from './copy-act.tsx';
import { EditAct } from './edit-act.tsx';
import { Facts } from './facts.tsx';
import { MoreActs } from './more-acts.tsx';
import { type PageFigure, PageFigures } from './page-figures.tsx';
import { ReachActs, type Reached } from './reach-acts.tsx';

// Fetched once the page is there.
const PresencePart = lazy(() => import('../page/presence-part.tsx'));

const Card = styled('section')(({ theme: { vars } }) => ({
  flex: 'none',
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.card,
  '& > .who': { display: 'flex', gap: 10, padding: '14px 16px 14px 20px' },
  '& > .who > .mark': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 40,
    height: 40,
    marginTop: 2,
    borderRadius: 8,
    background: vars.palette.sunken,
    color: vars.palette.text.secondary,
    '& > svg': { width: 20, height: 20, strokeWidth: 1.75 },
  },
  '& > .who > div': { flex: 1, minWidth: 0 },
  [phone]: { '& > .who': { padding: '10px 14px 12px' }, '& > .who > .mark': { display: 'none' } },
}));

interface RecordHeadProps {
  /** The pill after the name. */
  status: ReactNode;
  /** The line of facts under the name. */
  facts: ReactNode;
  /** The one act that comes next from here. */
  act: ReactNode;
  /** Undefined while they are on their way. */
  figures: readonly PageFigure[] | undefined;
  reached: Reached;
}

/** The head of a record that is read: who it is, how it stands, what is done with it. */
export function RecordHead({ status, facts, act, figures, reached }: RecordHeadProps) {
  const { entity, record, title, isDeleted } = useReadRecord();
  const place = useRef<HTMLElement>(null);
  const Icon = recordIcon(entity.name);
  return (
    <Card ref={place}>
      <div className="who">
        <span className="mark" aria-hidden="true">
          <Icon />
        </span>
        <div>
          <PageHead
            title={title}
            windowTitle={`${title} · ${recordWord(entity.name, 'one')}`}
            after={
              <>
                {status}
                <RecordCode code={record.code} />
                <ReachActs of={reached} />
              </>
            }
            actions={
              <>
                {!isDeleted && (
                  <Aside>
                    <PresencePart part="who" />
                  </Aside>
                )}
                <MoreActs />
                <CopyAct />
                <EditAct place={place} />
                {act}
              </>
            }
          />
          <Facts>{facts}</Facts>
        </div>
      </div>
      <PageFigures figures={figures} />
    </Card>
  );
}
