import { fillText } from '../../texts/fill-text.ts';
import type { PaperLanguage } from '../document-kinds.ts';
import type { PaperLetterhead } from '../paper.ts';
import { addressLines, joined } from './address-lines.ts';
import { accountFor, type BankAccount, printedIban } from './bank-account.ts';
import words from './letterhead-words.json' with { type: 'json' };
import type { StoredPicture } from './stored-picture.ts';

/** The parameters a letterhead is made of. */
export const letterheadKeys = [
  'company.name',
  'company.legalName',
  'company.addressLine1',
  'company.addressLine2',
  'company.postalCode',
  'company.city',
  'company.country',
  'company.phone',
  'company.email',
  'company.website',
  'company.vatNumber',
  'company.taxId',
  'company.registration',
  'documents.logo',
  'documents.accentColor',
  'documents.senderLine',
  'documents.footerColumns',
  'documents.legalLine',
  'documents.bankAccounts',
  'documents.paperSize',
] as const;

/** The colour of a firm that chose none: the ink of its papers. */
export const plainAccent = '#181D2E';

/** What of a paper its letterhead depends on. */
export interface LetterheadUse {
  /** Of its amounts: says which bank account stands at the foot. Null where it has none. */
  currency: string | null;
  language: PaperLanguage;
}

/**
 * What is printed around a document. Sender line and columns are those of the firm where it wrote some, else they are put together from its
 * name, address, numbers and bank account.
 * @param values of {@link letterheadKeys}; what is absent is empty
 */
export function composeLetterhead(values: ReadonlyMap<string, unknown>, use: LetterheadUse): PaperLetterhead {
  const text = (key: (typeof letterheadKeys)[number]) => String(values.get(key) ?? '').trim();
  const firm = text('company.name') || text('company.legalName');
  const name = text('company.legalName') || firm;
  const countryCode = text('company.country');
  const address = addressLines({
    addressLine1: text('company.addressLine1'),
    addressLine2: text('company.addressLine2'),
    postalCode: text('company.postalCode'),
    city: text('company.city'),
    countryCode,
  });
  const logo = values.get('documents.logo') as StoredPicture | null | undefined;
  const written = (values.get('documents.footerColumns') ?? []) as string[];
  const country = countryCode && new Intl.DisplayNames(use.language, { type: 'region' }).of(countryCode);
  const composed = [
    [name, ...address, country ?? ''],
    [inWords('phone', text('company.phone')), text('company.email'), shortAddress(text('company.website'))],
    bankLines((values.get('documents.bankAccounts') ?? []) as BankAccount[]),
    [
      ...linesOf(text('company.registration')),
      inWords('vatNumber', text('company.vatNumber')),
      inWords('taxId', text('company.taxId')),
    ],
  ];
  return {
    logo: logo ? { sha256: logo.sha256, width: logo.width, height: logo.height, alt: firm } : null,
    accentColor: text('documents.accentColor') || plainAccent,
    firm,
    senderLine: text('documents.senderLine') || joined([name, ...address], ', '),
    footerColumns: (written.length > 0 ? written.map(linesOf) : composed)
      .map((lines) => lines.filter((line) => line !== ''))
      .filter((lines) => lines.length > 0),
    legalLine: text('documents.legalLine'),
    size: text('documents.paperSize') === 'Letter' ? 'Letter' : 'A4',
  };

  function bankLines(accounts: readonly BankAccount[]): string[] {
    const account = accountFor(accounts, use.currency);
    if (!account) return [];
    const { label, iban, bic } = account;
    return [label ?? '', iban && `IBAN ${printedIban(iban.replace(/\s/g, ''))}`, bic ? `BIC ${bic}` : ''];
  }

  function inWords(key: keyof (typeof words)['en'], value: string): string {
    return value && fillText(words[use.language][key], use.language, () => value);
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

/** A web address as people read it: without its scheme and a slash at its end. */
function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
