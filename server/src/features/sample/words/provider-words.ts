/** A provider of the sample firm: what it is called in its country, what it is, and the categories it delivers. */
export interface ProviderWords {
  name: string;
  countryCode: string;
  kind: 'company' | 'freelancer' | 'agency';
  status: 'candidate' | 'approved' | 'onHold' | 'blocked';
  categories: readonly string[];
}

export const providerWords: readonly ProviderWords[] = [
  {
    name: 'Quellwerk Entwicklung GmbH',
    countryCode: 'DE',
    kind: 'company',
    status: 'approved',
    categories: ['Implementation', 'Architecture'],
  },
  {
    name: 'Salzgraf Personal GmbH',
    countryCode: 'AT',
    kind: 'agency',
    status: 'approved',
    categories: ['Management', 'Organisation'],
  },
  { name: 'Ateliers Brumefort SARL', countryCode: 'FR', kind: 'company', status: 'approved', categories: ['Training'] },
  {
    name: 'Pontelume & Figli S.r.l.',
    countryCode: 'IT',
    kind: 'company',
    status: 'approved',
    categories: ['Operation', 'Implementation'],
  },
  { name: 'Solveig Hvitmark', countryCode: 'NO', kind: 'freelancer', status: 'approved', categories: ['Research'] },
  { name: 'Larkmoor Security Ltd', countryCode: 'GB', kind: 'company', status: 'approved', categories: ['Security'] },
  {
    name: 'Zmiennik Studio Sp. z o.o.',
    countryCode: 'PL',
    kind: 'company',
    status: 'approved',
    categories: ['Implementation'],
  },
  { name: 'Kastellbach Treuhand AG', countryCode: 'CH', kind: 'company', status: 'onHold', categories: ['Strategy'] },
  {
    name: 'Jarmila Větrovská',
    countryCode: 'CZ',
    kind: 'freelancer',
    status: 'approved',
    categories: ['Training', 'Expenses'],
  },
  {
    name: 'Lagerkvist Översättning AB',
    countryCode: 'SE',
    kind: 'company',
    status: 'candidate',
    categories: ['Expenses'],
  },
  {
    name: 'Ballyrowan Contractors',
    countryCode: 'IE',
    kind: 'agency',
    status: 'approved',
    categories: ['Implementation', 'Operation'],
  },
  { name: 'Θάλασσα Έρευνα Ε.Π.Ε.', countryCode: 'GR', kind: 'company', status: 'candidate', categories: ['Research'] },
  {
    name: 'Redwater Data LLC',
    countryCode: 'US',
    kind: 'company',
    status: 'approved',
    categories: ['Architecture', 'Security'],
  },
  {
    name: 'Gintautas Rugiena',
    countryCode: 'LT',
    kind: 'freelancer',
    status: 'approved',
    categories: ['Implementation'],
  },
  { name: 'Dünenhof Akademie gGmbH', countryCode: 'DE', kind: 'company', status: 'blocked', categories: ['Training'] },
];

/** What the firm knows of how providers work. */
export const providerNotes = [
  'Framework agreement until the end of next year.',
  'Books people four weeks ahead.',
  'Invoices monthly, with the time sheets attached.',
] as const;

/** Banks that do not exist, by the country of the account. */
export const bankNames = ['Kupferhof Bank', 'Nordlicht Sparkasse', 'Banque Brumefort', 'Lanternby Savings'] as const;
