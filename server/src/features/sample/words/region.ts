/** What the sample firm's customers of one country look like. Firms, people and streets are invented; the towns exist. */
export interface Region {
  countryCode: string;
  currency: string;
  language: string;
  timeZone: string;
  /** How many of a hundred customers are from here. */
  share: number;
  /** Code of the tax rate such customers are charged; null takes the firm's default. */
  taxRate: string | null;
  /** Invented family and place names that firms are called after. */
  stems: readonly string[];
  /** What firms do, as it stands in a firm's name. */
  trades: readonly string[];
  legalForms: readonly string[];
  /** What public bodies are called, with an invented place. */
  publicBodies: readonly string[];
  /** What associations and foundations are called, with an invented place. */
  nonProfits: readonly string[];
  towns: readonly (readonly [city: string, postalCode: string, region: string | null])[];
  /** `#` is the house number. */
  streets: readonly string[];
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Telephone numbers of ranges that are kept for fiction where the country has one; `#` is any digit. */
  phones: readonly string[];
  /** How a number for sales tax is written; `#` is any digit. Null where there is none. */
  vatNumber: string | null;
}
