/** Active codes of ISO 4217 whose amounts have two decimals. */
const twoDigits =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG';
const noDigits = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const threeDigits = 'BHD IQD JOD KWD LYD OMR TND';

/** Decimals of the minor unit by currency code (ISO 4217). */
const digits: ReadonlyMap<string, number> = new Map([
  ...twoDigits.split(' ').map((code) => [code, 2] as const),
  ...noDigits.split(' ').map((code) => [code, 0] as const),
  ...threeDigits.split(' ').map((code) => [code, 3] as const),
]);

/** The active codes of ISO 4217. */
export const currencies: readonly string[] = [...digits.keys()].sort();

/** Whether ISO 4217 lists the code as an active currency. */
export function isCurrency(code: string): boolean {
  return digits.has(code);
}

/** How many decimals an amount of this currency has; two for a code that is not listed. */
export function minorDigits(currency: string): number {
  return digits.get(currency) ?? 2;
}
