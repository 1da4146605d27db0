import styled from '@emotion/styled';
import { tagColors } from '@mandate/contract/facts/fields.ts';
import type { ListItem } from '@mandate/contract/parameters/read-value.ts';
import { countries } from '@mandate/contract/values/countries.ts';
import { currencies } from '@mandate/contract/values/currencies.ts';
import { useTranslation } from 'react-i18next';
import { BankAccountsEntry } from '../../../business/bank-accounts/bank-accounts-entry.tsx';
import { ListEntry } from '../../../business/list-items/list-entry.tsx';
import { PictureEntry } from '../../../business/pictures/picture-entry.tsx';
import type { BoundField } from '../../../form/fields/field-cell.tsx';
import { languages, Select, TimeZoneEntry } from '../../../form/fields/field-choices.tsx';
import { heldText, shownText } from '../../../form/fields/field-texts.tsx';
import { TypedFigure } from '../../../form/fields/typed-figure.tsx';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { useSettings } from '../../../records/reading/use-settings.ts';
import { problemSentence } from '../../../records/words/record-words.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { phone } from '../../../ui/media/phone.ts';
import type { Shown } from '../parameter-row.ts';
import { AccentEntry } from './accent-entry.tsx';
import { JsonEntry } from './json-entry.tsx';
import { PatternEntry } from './pattern-entry.tsx';
import { ReferenceEntry } from './reference-entry.tsx';
import { type Option, SeveralChosen } from './several-chosen.tsx';
import { SeveralParagraphs } from './several-paragraphs.tsx';
import { SeveralTexts } from './several-texts.tsx';
import { valueWord } from './value-words.ts';

/** As wide as what is typed needs. */
const Width = styled('div')({ maxWidth: 420, [phone]: { maxWidth: 'none' }, '&[data-figure]': { maxWidth: 200 } });

/** An item before anything of it is typed. */
const blankItem: ListItem = { code: '', label: '', color: null, isActive: true, sort: 0 };

interface ValueControlProps {
  field: BoundField;
  of: Shown;
}

/** The control that fits the type of a value. */
export function ValueControl({ field, of }: ValueControlProps) {
  const { t } = useTranslation();
  const { frame, value, set } = field;
  const { constraints, valueType, key } = of;
  if (valueType === 'bankAccount') return <BankAccountsEntry field={field} isSingle={!constraints?.multiple} />;
  if (valueType === 'text' && constraints?.multiple) return <SeveralParagraphs field={field} />;
  if (key === 'documents.accentColor') return <AccentEntry field={field} />;
  if (constraints?.multiple && valueType !== 'reference') return <SeveralEntry field={field} of={of} />;
  switch (valueType) {
    case 'list':
      return <ListEntry field={field} blank={blankItem} />;
    case 'pattern':
      return <PatternEntry field={field} of={of.key} />;
    case 'reference':
      return constraints?.multiple || !constraints?.refEntity ? (
        <JsonEntry field={field} />
      ) : (
        <Width>
          <ReferenceEntry field={field} noun={constraints.refEntity} />
        </Width>
      );
    case 'json':
      return <JsonEntry field={field} />;
    case 'image':
      return <FirmPicture field={field} />;
    case 'text':
      return (
        <TextArea
          {...frame}
          rows={4}
          value={shownText(value)}
          onChange={({ target }) => set(heldText(field, target.value))}
        />
      );
    case 'boolean':
      return (
        <Checkbox
          id={frame.id}
          label={t('parameters.switchedOn')}
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
      );
    case 'date':
      return (
        <Width>
          <DateField
            {...frame}
            pickLabel={t('field.pickDate', { field: frame.label })}
            value={shownText(value)}
            onDate={(date) => set(heldText(field, date))}
          />
        </Width>
      );
    case 'integer':
    case 'decimal':
    case 'percent':
    case 'money':
      return <FigureEntry field={field} of={of} />;
    case 'timeZone':
      return (
        <Width>
          <TimeZoneEntry field={field} />
        </Width>
      );
    default:
      return <TextOrChoice field={field} of={of} />;
  }
}

/** A picture of the firm, told to who does not see it by the firm's name. */
function FirmPicture({ field }: { field: BoundField }) {
  const { data } = useSettings();
  return <PictureEntry field={field} alt={String(data?.['company.name'] ?? '')} />;
}

function TextOrChoice({ field, of }: ValueControlProps) {
  const options = useOptions(of);
  if (options !== null) {
    return (
      <Width>
        <Select field={field} options={options} />
      </Width>
    );
  }
  const inputMode = of.valueType === 'email' || of.valueType === 'url' ? of.valueType : 'text';
  return (
    <Width>
      <TextField
        {...field.frame}
        autoComplete="off"
        inputMode={inputMode}
        value={shownText(field.value)}
        onChange={({ target }) => field.set(heldText(field, target.value))}
      />
    </Width>
  );
}

/** Whole numbers travel as numbers, other figures as text. */
function FigureEntry({ field, of: { valueType } }: ValueControlProps) {
  const { data } = useSettings(valueType === 'money');
  const units = { percent: '%', money: String(data?.['money.baseCurrency'] ?? '') } as Record<string, string>;
  return (
    <Width data-figure="">
      <TypedFigure
        {...field.frame}
        unit={units[valueType ?? '']}
        value={shownText(field.value)}
        onFigure={(text) => {
          const isWhole = valueType === 'integer' && /^-?\d+$/.test(text);
          field.set(isWhole ? Number(text) : heldText(field, text));
        }}
      />
    </Width>
  );
}

/** Several values of one type; a wrong one is told of at the whole. */
function SeveralEntry({ field, of }: ValueControlProps) {
  const { form } = useEditing();
  const options = useOptions(of);
  const inner = useForm(form, ({ problems }) => problems.find(({ field: at }) => at.startsWith(`${field.path}.`)));
  const frame = { ...field.frame, error: field.frame.error ?? (inner && problemSentence(inner)) };
  const values = Array.isArray(field.value) ? field.value.map(String) : [];
  const held = (text: string) => (of.valueType === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text);
  return (
    <Width>
      {options === null ? (
        <SeveralTexts frame={frame} values={values} onChange={(next) => field.set(next.map(held))} />
      ) : (
        <SeveralChosen frame={frame} options={options} values={values} onChange={field.set} />
      )}
    </Width>
  );
}

/** The values to choose from, by name; null for what is typed. A single currency is one of those in use. */
function useOptions({ key, valueType, constraints }: Shown): readonly Option[] | null {
  const isSingleCurrency = valueType === 'currency' && !constraints?.multiple;
  const { data } = useSettings(isSingleCurrency);
  const inUse = data?.['money.enabledCurrencies'];
  switch (valueType) {
    case 'enum':
      return named(constraints?.options ?? []);
    case 'color':
      return named(tagColors);
    case 'country':
      return byLabel(named(countries));
    case 'language':
      return byLabel(named(languages));
    case 'timeZone':
      return named(Intl.supportedValuesOf('timeZone'));
    case 'currency':
      return named(isSingleCurrency && Array.isArray(inUse) ? inUse.map(String) : currencies);
    default:
      return null;
  }

  function named(values: readonly string[]): Option[] {
    return values.map((value) => ({ value, label: optionLabel(value) }));
  }

  // The code of a currency stands before its name where several are chosen already.
  function optionLabel(value: string): string {
    const word = valueWord(key, valueType, value);
    return valueType === 'currency' && !isSingleCurrency ? word.slice(value.length + 1) : word;
  }
}

function byLabel(options: Option[]): Option[] {
  return options.sort((one, other) => one.label.localeCompare(other.label));
}
