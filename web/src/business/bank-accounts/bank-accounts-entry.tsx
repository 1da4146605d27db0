import styled from '@emotion/styled';
import type { BankAccount } from '@mandate/contract/paper/letterhead/bank-account.ts';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../form/fields/field-cell.tsx';
import { shownText } from '../../form/fields/field-texts.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { useSettings } from '../../records/reading/use-settings.ts';
import { problemSentence } from '../../records/words/record-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { FieldSet } from '../../ui/fields/field-set.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { NumberEntry } from '../firm-numbers/number-entry.tsx';

const Frame = styled(FieldSet)(({ theme: { vars } }) => ({
  '& > p': { marginBottom: 8, fontSize: 12, lineHeight: '16px', color: vars.palette.bad.text },
}));

const List = styled('ol')({ containerType: 'inline-size' });

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '10px 12px',
  marginBottom: 10,
  padding: 12,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  '& > div': { minWidth: 0, gridColumn: 'span 6' },
  '& > .iban': { gridColumn: 'span 8' },
  '& > .bic': { gridColumn: 'span 4' },
  '& > .currency': { gridColumn: 'span 4' },
  '& > .acts': { gridColumn: 'span 2', alignSelf: 'end', justifySelf: 'end' },
  '@container (max-width: 440px)': {
    '& > .iban': { gridColumn: '1 / -1' },
    '& > .bic, & > .bank': { gridColumn: 'span 6' },
    '& > .currency': { gridColumn: 'span 9' },
    '& > .acts': { gridColumn: 'span 3' },
  },
  [phone]: { '& > .bic, & > .bank': { gridColumn: '1 / -1' } },
}));

const empty: BankAccount = { label: null, iban: '', bic: null, currency: null };

interface BankAccountsEntryProps {
  field: BoundField;
  /** The value is one account, not a list of them. */
  isSingle?: boolean;
}

/** The bank accounts of the firm: added, written, taken away; which currency is paid to which. */
export function BankAccountsEntry({ field, isSingle = false }: BankAccountsEntryProps) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const problems = useForm(form, (state) => state.problems);
  const { data } = useSettings();
  const accounts = [field.value ?? []].flat() as BankAccount[];
  // One is there to be written; as long as nothing is in it there is none.
  const shown = accounts.length === 0 ? [empty] : accounts;
  function hold(next: readonly BankAccount[]): void {
    const held = next.length === 1 && isBlank(next[0]) ? [] : next;
    field.set(isSingle ? (held[0] ?? null) : held);
  }
  // Where the country is written in the same form, what is written there counts.
  const typedCountry = useForm(form, ({ values }) => shownText(values.countryCode));
  const country = typedCountry || shownText(data?.['company.country']);
  const inUse = data?.['money.enabledCurrencies'];
  const currencies = Array.isArray(inUse) ? inUse.map(String) : [];
  const adding = useRef<HTMLButtonElement>(null);
  const pathOf = (index: number, part: string) => `${field.path}${isSingle ? '' : `.${index}`}.${part}`;
  const wrong = problems.find(({ field: at }) => at.startsWith(`${field.path}.`))?.field;
  // Who is led to the accounts comes to what is wrong with one, else to where they begin.
  const entrance = wrong ?? pathOf(0, 'iban');
  const id = (index: number, part: string) =>
    pathOf(index, part) === entrance ? field.frame.id : `${field.frame.id}-${index}-${part}`;

  function add(): void {
    // At once: the next letter is meant for the new one.
    const isLastBlank = isBlank(shown.at(-1));
    if (!isLastBlank) flushSync(() => hold([...shown, empty]));
    document.getElementById(id(shown.length - (isLastBlank ? 1 : 0), 'iban'))?.focus();
  }

  function remove(index: number): void {
    hold(accounts.toSpliced(index, 1));
    showInfo(t('bankAccounts.removed'), { action: { label: t('editor.undo'), run: () => hold(accounts) } });
    adding.current?.focus();
  }

  return (
    <Frame>
      <legend>{field.frame.label}</legend>
      {field.frame.error && <p role="alert">{field.frame.error}</p>}
      <List>
        {shown.map((account, index) => {
          const set = (part: Partial<BankAccount>) => hold(shown.with(index, { ...account, ...part }));
          const errorOf = (part: string) => {
            const problem = problems.find(({ field: at }) => at === pathOf(index, part));
            return problem && problemSentence(problem);
          };
          const offered = account.currency === null ? currencies : [...new Set([...currencies, account.currency])];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an account has nothing of its own to be told by while it is typed.
            <Row key={index}>
              <div className="iban">
                <NumberEntry
                  id={id(index, 'iban')}
                  kind="iban"
                  country={country}
                  label={t('bankAccounts.iban')}
                  isRequired={!isBlank(account)}
                  error={errorOf('iban')}
                  value={account.iban}
                  onText={(iban) => set({ iban })}
                />
              </div>
              <div className="bic">
                <TextField
                  id={id(index, 'bic')}
                  label={t('bankAccounts.bic')}
                  error={errorOf('bic')}
                  autoComplete="off"
                  spellCheck={false}
                  value={account.bic ?? ''}
                  onChange={({ target }) => set({ bic: target.value || null })}
                />
              </div>
              <div className="bank">
                <TextField
                  id={id(index, 'label')}
                  label={t('bankAccounts.label')}
                  error={errorOf('label')}
                  autoComplete="off"
                  value={account.label ?? ''}
                  onChange={({ target }) => set({ label: target.value || null })}
                />
              </div>
              <div className="currency">
                <SelectField
                  id={id(index, 'currency')}
                  label={t('bankAccounts.currency')}
                  error={errorOf('currency')}
                  none={t('bankAccounts.anyCurrency')}
                  choices={offered.map((value) => ({ value, label: value }))}
                  value={account.currency ?? ''}
                  onChange={({ target }) => set({ currency: target.value || null })}
                />
              </div>
              <div className="acts">
                {accounts.length > 0 && (
                  <TooltipIconButton
                    label={t('bankAccounts.remove', { number: index + 1 })}
                    icon={<Trash aria-hidden="true" />}
                    onClick={() => remove(index)}
                  />
                )}
              </div>
            </Row>
          );
        })}
      </List>
      {!isSingle && (
        <Button ref={adding} size="toolbar" icon={<Plus aria-hidden="true" />} onClick={add}>
          {t('bankAccounts.add')}
        </Button>
      )}
    </Frame>
  );
}

function isBlank(account: BankAccount | undefined): boolean {
  return account !== undefined && Object.values(account).every((value) => value === null || value === '');
}
