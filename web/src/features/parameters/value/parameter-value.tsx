import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { type BankAccount, printedIban } from '@mandate/contract/paper/letterhead/bank-account.ts';
import type { StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import type { ListItem } from '@mandate/contract/parameters/read-value.ts';
import { useTranslation } from 'react-i18next';
import { itemsIn } from '../../../business/list-items/items-in.ts';
import { useNextNumbers } from '../../../business/numbering/use-next-numbers.ts';
import { StoredPictureView } from '../../../business/pictures/stored-picture-view.tsx';
import { useSettings } from '../../../records/reading/use-settings.ts';
import { useReferenceName } from '../../../records/values/field-value.tsx';
import { Tag } from '../../../ui/badges/chip.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { isEmpty, type Shown } from '../parameter-row.ts';
import { valueWord } from './value-words.ts';

/** How many entries are named before the rest is counted. */
const named = 8;

const Quiet = styled('span')(({ theme: { vars } }) => ({ color: vars.palette.ink3 }));

const Tags = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, fontSize: 12 });

const ItemTag = styled(Tag)({ whiteSpace: 'normal', height: 'auto', minHeight: 20, overflowWrap: 'anywhere' });

const Pattern = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  '& > small': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
}));

const Swatch = styled('i')({ display: 'inline-block', width: 14, height: 14, borderRadius: 4, verticalAlign: -2 });

const Code = styled('code')({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
});

/** The value of a parameter in words. */
export function ParameterValue({ of }: { of: Shown }) {
  const { t } = useTranslation();
  useFormats();
  const { key, value, valueType, constraints } = of;
  if (isEmpty(value)) return <Quiet>{t('parameters.notSet')}</Quiet>;
  if (valueType === 'pattern') return <PatternText of={key} pattern={String(value)} />;
  if (valueType === 'reference' && constraints?.refEntity && !Array.isArray(value)) {
    return <ReferenceText noun={constraints.refEntity} id={String(value)} />;
  }
  if (valueType === 'image') return <PictureShown picture={value as StoredPicture} />;
  if (valueType === 'bankAccount') return <Accounts accounts={[value].flat() as BankAccount[]} />;
  if (key === 'documents.accentColor') return <Accent color={String(value)} />;
  if (valueType === 'json') return <Code>{JSON.stringify(value)}</Code>;
  const items = itemsIn<ListItem>(value);
  if (items.length > 0) return <ItemTags items={items} />;
  if (!Array.isArray(value)) return valueWord(key, valueType, value);
  return (
    <Tags>
      {value.slice(0, named).map((entry) => (
        <ItemTag key={String(entry)}>{valueWord(key, valueType, entry)}</ItemTag>
      ))}
      {value.length > named && <Quiet>{t('parameters.more', { count: value.length - named })}</Quiet>}
    </Tags>
  );
}

function ItemTags({ items }: { items: readonly ListItem[] }) {
  const { t } = useTranslation();
  const active = items.filter(({ isActive }) => isActive);
  const inactive = items.length - active.length;
  const { palette } = useTheme().vars;
  const lookOf = ({ tint, text }: { tint: string; text: string }) => ({ background: tint, color: text });
  return (
    <Tags>
      {active.slice(0, named).map(({ code, label, color }) => (
        <ItemTag key={code} style={color === null ? undefined : lookOf(palette.tag[color])}>
          {label}
        </ItemTag>
      ))}
      {active.length > named && <Quiet>{t('parameters.more', { count: active.length - named })}</Quiet>}
      {inactive > 0 && <Quiet>{t('parameters.inactive', { count: inactive })}</Quiet>}
    </Tags>
  );
}

function PictureShown({ picture }: { picture: StoredPicture }) {
  const { t } = useTranslation();
  const { data } = useSettings();
  const alt = String(data?.['company.name'] ?? '');
  return <StoredPictureView picture={picture} alt={alt} height={48} failed={<Quiet>{t('pictures.notShown')}</Quiet>} />;
}

function Accounts({ accounts }: { accounts: readonly BankAccount[] }) {
  return (
    <Tags>
      {accounts.map(({ label, iban, currency }) => (
        <ItemTag key={iban}>{[label, printedIban(iban), currency].filter((text) => text !== null).join(' · ')}</ItemTag>
      ))}
    </Tags>
  );
}

function Accent({ color }: { color: string }) {
  return (
    <Pattern>
      <span>
        <Swatch style={{ background: color }} aria-hidden="true" /> {color}
      </span>
    </Pattern>
  );
}

function PatternText({ of, pattern }: { of: string; pattern: string }) {
  const { t } = useTranslation();
  const { next } = useNextNumbers(of, pattern);
  return (
    <Pattern>
      <span>{pattern}</span>
      {next?.[0] && <small>{t('parameters.nextNumber', { number: next[0] })}</small>}
    </Pattern>
  );
}

function ReferenceText({ noun, id }: { noun: string; id: string }) {
  return useReferenceName(noun, id) ?? '…';
}
