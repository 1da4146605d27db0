import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { useTranslation } from 'react-i18next';
import { shownText } from '../../form/fields/field-texts.tsx';
import { useForm } from '../../form/state/editing-context.ts';
import { textWords } from '../../records/values/text-words.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import type { SettingForm } from './settings/setting-form.ts';

// Paper is white and its ink dark in either theme; the letters stand for a picture.
const Sheet = styled('div')(({ theme: { vars } }) => ({
  padding: '22px 24px 18px',
  border: `1px solid ${vars.palette.line2}`,
  borderRadius: 4,
  background: vars.palette.background.paper,
  fontSize: 11,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& > .name': { fontSize: 15, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.primary },
  '& > .sender': { marginTop: 16, paddingBottom: 3, borderBottom: `1px solid ${vars.palette.line2}` },
  '& > .quote': { marginTop: 22, fontSize: 15, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.primary },
  '& > .foot': {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 10,
    marginTop: 34,
    paddingTop: 8,
    borderTop: `1px solid ${vars.palette.line2}`,
  },
}));

const Lines = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 7,
  marginTop: 14,
  '& > i': { height: 6, borderRadius: 2, background: vars.palette.sunken },
}));

const Note = styled('p')(({ theme: { vars } }) => ({
  marginTop: 10,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

/** What a letter of the firm will look like, as far as it is typed. */
export function Letterhead({ firm: { form } }: { firm: SettingForm }) {
  const { t } = useTranslation();
  const values = useForm(form, (state) => state.values);
  const name = shownText(values.name) || t('firstHour.letter.name');
  return (
    <PageCard title={t('firstHour.letter.title')}>
      <Sheet role="img" aria-label={t('firstHour.letter.picture', { name })}>
        <div className="name">{name}</div>
        <div className="sender">{senderLine(name, values)}</div>
        <Bars widths={[42, 54, 36]} />
        <div className="quote">{t('firstHour.letter.quote')}</div>
        <Bars widths={[100, 92, 70]} />
        <div className="foot">
          <span>
            {name}
            {values.vatNumber ? (
              <>
                <br />
                {t('field.firstHour.vatNumber')} {shownText(values.vatNumber)}
              </>
            ) : null}
          </span>
          {values.iban ? (
            <span>
              {t('field.firstHour.iban')}
              <br />
              {textWords('iban', shownText(values.iban).replace(/\s/g, ''))}
            </span>
          ) : null}
        </div>
      </Sheet>
      <Note>{t('firstHour.letter.note')}</Note>
    </PageCard>
  );
}

function senderLine(name: string, { addressLine1, postalCode, city }: Values): string {
  const town = [postalCode, city]
    .map(shownText)
    .filter((text) => text !== '')
    .join(' ');
  return [name, shownText(addressLine1), town].filter((text) => text !== '').join(' · ');
}

function Bars({ widths }: { widths: readonly number[] }) {
  return (
    <Lines>
      {widths.map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </Lines>
  );
}
