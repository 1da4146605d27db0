import styled from '@emotion/styled';
import { paperLanguages } from '@mandate/contract/paper/document-kinds.ts';
import { composeLetterhead } from '@mandate/contract/paper/letterhead/compose-letterhead.ts';
import { paperFormats, paperLocale } from '@mandate/contract/paper/written/paper-formats.ts';
import { useTranslation } from 'react-i18next';
import { tabular } from '../../ui/values/tabular.ts';
import { StoredPictureView } from '../pictures/stored-picture-view.tsx';

// Paper is white and its ink dark in either theme (../../../docs/design.md); a page at about half its size.
const Sheet = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: 380,
  padding: '20px 20px 14px 24px',
  borderRadius: 2,
  border: '1px solid #d6dae4',
  background: '#ffffff',
  color: '#626981',
  fontSize: 9,
  lineHeight: '13px',
  overflowWrap: 'anywhere',
  '& .firm': { fontSize: 15, lineHeight: '20px', fontWeight: 600, color: '#181d2e' },
  '& .logo': { maxWidth: '60%' },
  '& .sender': { display: 'inline-block', marginTop: 14, paddingBottom: 2, borderBottom: '1px solid #d6dae4' },
  '& .title': { marginTop: 18, fontSize: 13, lineHeight: '18px', fontWeight: 600, color: '#181d2e' },
  '& .total': {
    ...tabular,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    width: '50%',
    margin: '12px 0 16px auto',
    padding: '4px 0',
    borderTop: '1px solid #181d2e',
    color: '#181d2e',
    fontWeight: 600,
  },
  '& .foot': {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
    gap: 8,
    paddingTop: 8,
    borderTop: '1px solid #d6dae4',
    fontSize: 8,
    lineHeight: '11px',
  },
  '& .legal': { marginTop: 6, fontSize: 8, lineHeight: '11px' },
});

/** What the sketch comes to. */
const sampleTotal = '19832.98';

const Bars = styled('div')({
  display: 'grid',
  gap: 6,
  marginTop: 10,
  '& > i': { height: 5, borderRadius: 2, background: '#eef0f5' },
});

/**
 * Head and foot of a page of the firm's papers, with a sketch of a quote between them.
 * @param values of the parameters by key, with what is typed
 */
export function LetterheadPreview({ values }: { values: ReadonlyMap<string, unknown> }) {
  const { t } = useTranslation();
  const spoken = String(values.get('company.language') ?? '').slice(0, 2);
  const language = paperLanguages.find((each) => each === spoken) ?? 'en';
  const currency = String(values.get('money.baseCurrency') ?? 'EUR');
  const of = composeLetterhead(values, { currency, language });
  const { amount } = paperFormats(paperLocale(language, String(values.get('company.country') ?? '')));
  const firm = of.firm || t('letterhead.name');
  const name = <div className="firm">{firm}</div>;
  return (
    <Sheet role="img" aria-label={t('letterhead.picture', { name: firm })}>
      <div>
        {of.logo ? (
          <div className="logo">
            <StoredPictureView picture={of.logo} alt="" height={34} failed={name} />
          </div>
        ) : (
          name
        )}
        <div className="sender">{of.senderLine || firm}</div>
        <Lines widths={[42, 54, 36]} />
        <div className="title">{t('letterhead.quote')}</div>
      </div>
      <div>
        <Lines widths={[100, 92, 70, 100, 84]} />
        <div className="total" style={{ borderBottom: `2px solid ${of.accentColor}` }}>
          <span>{t('letterhead.total', { currency })}</span>
          <span>{amount(sampleTotal, currency)}</span>
        </div>
      </div>
      <div>
        <div className="foot">
          {of.footerColumns.map((lines, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns and lines are told apart by where they stand.
            <div key={column}>
              {lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line, too, is told apart by where it stands alone.
                <div key={at}>{line}</div>
              ))}
            </div>
          ))}
        </div>
        {of.legalLine && <div className="legal">{of.legalLine}</div>}
      </div>
    </Sheet>
  );
}

function Lines({ widths }: { widths: readonly number[] }) {
  return (
    <Bars aria-hidden="true">
      {widths.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars are the same but for their place.
        <i key={at} style={{ width: `${width}%` }} />
      ))}
    </Bars>
  );
}
