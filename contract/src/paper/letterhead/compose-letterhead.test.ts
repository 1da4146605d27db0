import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperLanguages } from '../document-kinds.ts';
import { composeLetterhead, letterheadKeys } from './compose-letterhead.ts';

const firm = {
  'company.name': 'Fernhall Consulting',
  'company.legalName': 'Fernhall Consulting GmbH',
  'company.addressLine1': 'Am Kornspeicher 14',
  'company.postalCode': '20459',
  'company.city': 'Hamburg',
  'company.country': 'DE',
  'company.phone': '+49 40 5550 140',
  'company.website': 'https://fernhall.example/',
  'company.vatNumber': 'DE999104662',
  'company.registration': 'Managing director Ines Valcourt\nHamburg HRB 999 118',
  'documents.bankAccounts': [
    { label: 'Speicherbank Hamburg', iban: 'DE33999500000004711908', bic: 'SPEHDEHHXXX', currency: 'EUR' },
    { label: null, iban: 'CH9300762011623852957', bic: null, currency: 'CHF' },
  ],
};
const composed = (values: object, currency: string | null = 'EUR', language: (typeof paperLanguages)[number] = 'en') =>
  composeLetterhead(new Map(Object.entries(values)), { currency, language });

test('is put together from what the firm says of itself, in the language of the paper', () => {
  expect(composed(firm)).toEqual({
    logo: null,
    accentColor: '#181D2E',
    firm: 'Fernhall Consulting',
    senderLine: 'Fernhall Consulting GmbH, Am Kornspeicher 14, 20459 Hamburg',
    footerColumns: [
      ['Fernhall Consulting GmbH', 'Am Kornspeicher 14', '20459 Hamburg', 'Germany'],
      ['Phone +49 40 5550 140', 'fernhall.example'],
      ['Speicherbank Hamburg', 'IBAN DE33 9995 0000 0004 7119 08', 'BIC SPEHDEHHXXX'],
      ['Managing director Ines Valcourt', 'Hamburg HRB 999 118', 'VAT no. DE999104662'],
    ],
    legalLine: '',
    size: 'A4',
  });
  const french = composed(firm, 'CHF', 'fr').footerColumns.flat();
  expect(french).toEqual(
    expect.arrayContaining([
      'Allemagne',
      'Tél. +49 40 5550 140',
      'IBAN CH93 0076 2011 6238 5295 7',
      'N° TVA DE999104662',
    ]),
  );
});

test('says what the firm wrote itself, and its logo by its name', () => {
  const logo = { sha256: 'a'.repeat(64), type: 'image/png', width: 300, height: 100 };
  const own = {
    'documents.logo': logo,
    'documents.senderLine': 'Box 9',
    'documents.footerColumns': ['One\n\n two ', '  '],
    'documents.paperSize': 'Letter',
  };
  expect(composed({ ...firm, ...own })).toMatchObject({
    logo: { sha256: logo.sha256, width: 300, height: 100, alt: 'Fernhall Consulting' },
    senderLine: 'Box 9',
    footerColumns: [['One', 'two']],
    size: 'Letter',
  });
});

test('of a firm that said nothing is empty; a postal code stands where its country writes it', () => {
  expect(composed({})).toMatchObject({ firm: '', senderLine: '', footerColumns: [], legalLine: '' });
  const place = { 'company.postalCode': 'BS1 9ZZ', 'company.city': 'Bristol' };
  expect(composed({ ...place, 'company.country': 'GB' }).senderLine).toBe('Bristol BS1 9ZZ');
  expect(composed({ ...place, 'company.country': 'AT' }).senderLine).toBe('BS1 9ZZ Bristol');
});

test('never has an empty line or column, nor more than four', () => {
  const texts = letterheadKeys.filter((key) => !/logo|footer|bank|country/.test(key));
  const values = fc.record(
    Object.fromEntries(texts.map((key) => [key, fc.constantFrom('', ' ', 'A', 'A\n\nB', null)])),
  );
  fc.assert(
    fc.property(values, fc.constantFrom(...paperLanguages), (said, language) => {
      const { footerColumns } = composed(said, null, language);
      expect(footerColumns.length).toBeLessThanOrEqual(4);
      for (const lines of footerColumns) {
        expect(lines.length).toBeGreaterThan(0);
        expect(lines).not.toContain('');
      }
    }),
  );
});
