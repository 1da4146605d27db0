import styled from '@emotion/styled';
import FilePen from 'lucide-react/icons/file-pen-line';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { useConnectivity } from '../../lib/calls/connectivity.ts';
import type { KnownDraft } from '../../lib/drafts/known-drafts.ts';
import { whenText } from '../../records/words/record-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DraftDifferences } from './draft-differences.tsx';
import { draftTitle } from './draft-title.ts';
import type { DraftWork } from './use-drafts.ts';

const Frame = styled('section')({ display: 'grid', gap: 10 });

// Empty it takes no place among the sections.
const Live = styled('div')({ '&:empty': { position: 'absolute' } });

const Offers = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li > p': { marginBottom: 6 },
});

const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > a': { marginLeft: 'auto', padding: '4px 0' },
});

/** What was typed on this record earlier, offered above the form, and whether what is typed now reaches the server. */
export function DraftNotice({ drafts }: { drafts: DraftWork }) {
  return (
    <>
      <Reach drafts={drafts} />
      {drafts.offers.length > 0 && <OfferedDrafts drafts={drafts} />}
    </>
  );
}

/** Says quietly that drafts do not arrive although the server answers; where it does not, the banner over the page says so. */
function Reach({ drafts: { kept } }: { drafts: DraftWork }) {
  const { t } = useTranslation();
  const isReached = useConnectivity() === 'there';
  const isLost = kept.place === 'nowhere';
  const isApart = isReached && kept.place === 'device';
  const words = isLost ? 'keptNowhereText' : 'unreachable';
  return (
    <Live role="status" data-screen>
      {(isLost || isApart) && <Notice kind="caution">{t(`drafts.${words}`)}</Notice>}
    </Live>
  );
}

function OfferedDrafts({ drafts }: { drafts: DraftWork }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? drafts.offers : drafts.offers.slice(0, 1);
  const others = drafts.offers.length - shown.length;
  return (
    <Frame data-screen aria-label={t('drafts.notice')}>
      <Notice icon={<FilePen aria-hidden="true" />}>
        <Offers>
          {shown.map((draft, place) => (
            <li key={draft.id}>
              <Offer draft={draft} drafts={drafts}>
                {place === shown.length - 1 && (
                  <>
                    {others > 0 && (
                      <Button look="quiet" size="row" aria-expanded={false} onClick={() => setWhole(true)}>
                        {t('drafts.more', { count: others })}
                      </Button>
                    )}
                    <Link to={paths.drafts}>{t('drafts.all')}</Link>
                  </>
                )}
              </Offer>
            </li>
          ))}
        </Offers>
      </Notice>
    </Frame>
  );
}

interface OfferProps {
  draft: KnownDraft;
  drafts: DraftWork;
  /** What follows the acts. */
  children: ReactNode;
}

function Offer({ draft, drafts, children }: OfferProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const facts = { time: whenText(draft.updatedAt), count: draft.changeCount };
  const title = draftTitle(draft) || t('drafts.unnamed');
  const differences = `draft-${draft.id}`;
  return (
    <>
      <p>{draft.isNew ? t('drafts.offerNew', { ...facts, title }) : t('drafts.offer', facts)}</p>
      <Acts>
        <Button
          size="row"
          busy={isBusy}
          onClick={() => {
            setBusy(true);
            void drafts.restore(draft).finally(() => setBusy(false));
            focusTitle();
          }}
        >
          {t('drafts.restore')}
        </Button>
        <Button
          look="quiet"
          size="row"
          aria-expanded={isOpen}
          aria-controls={isOpen ? differences : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'drafts.hide' : 'drafts.show')}
        </Button>
        <Button
          look="quiet"
          size="row"
          onClick={() => {
            drafts.discardOffer(draft);
            focusTitle();
          }}
        >
          {t('drafts.discard')}
        </Button>
        {children}
      </Acts>
      {isOpen && <DraftDifferences id={differences} draft={draft} />}
    </>
  );
}

// The button goes with its notice: the focus stays on the page.
function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
