import {
  type GoldenCase,
  type GoldenLine,
  type GoldenTax,
  goldenDay,
  goldenExchange,
  goldenTaxes,
} from './golden-cases.ts';

/** Saves a record by a call and gives its id. */
export type SaveCall = (noun: string, values: object) => Promise<{ id: string }>;

/** What the projects of the cases refer to: tax rates by name, and a provider. */
export interface GoldenFirm {
  taxes: Readonly<Record<GoldenTax, string>>;
  providerId: string;
}

/**
 * Saves what the cases depend on.
 * @param isEstablished the rates of exchange are there already
 */
export async function goldenFirm(save: SaveCall, mark: string, isEstablished = false): Promise<GoldenFirm> {
  const taxes: Partial<Record<GoldenTax, string>> = {};
  for (const [name, percent] of Object.entries(goldenTaxes)) {
    const { id } = await save('tax-rate', { code: `${name}${mark}`, name: `${name} ${mark}`, percent });
    taxes[name as GoldenTax] = id;
  }
  for (const [currency, rate] of isEstablished ? [] : Object.entries(goldenExchange)) {
    await save('exchange-rate', { currency, rate, validFrom: '2031-01-01' });
  }
  const provider = await save('provider', { name: `Provider ${mark}`, countryCode: 'GB' });
  return { taxes: taxes as Record<GoldenTax, string>, providerId: provider.id };
}

/** Saves the person of a case with its rates, if it has any, and gives the body that saves its project. */
export async function goldenProject(save: SaveCall, firm: GoldenFirm, one: GoldenCase, mark: string): Promise<object> {
  let personnelId: string | null = null;
  if (one.rates) {
    const workEmail = `golden.${mark}@mandate.example`;
    personnelId = (await save('personnel', { firstName: 'Gold', lastName: mark, workEmail })).id;
    for (const rate of one.rates) await save('rate', { ...rate, currency: one.currency, personnelId });
  }
  return {
    name: one.name.slice(0, 150),
    isInternal: true,
    currency: one.currency,
    startDate: goldenDay,
    endDate: '2031-12-31',
    discountPercent: one.discountPercent ?? null,
    hoursPerDay: one.hoursPerDay ?? null,
    lines: one.lines.map((line, at) => lineBody(line, at, firm, personnelId)),
  };
}

function lineBody(line: GoldenLine, at: number, firm: GoldenFirm, personnelId: string | null): object {
  const { tax, isProvided, isRated, amounts, fxRate: _, unitPrice, unitCost, costCurrency, ...rest } = line;
  return {
    type: 'service',
    description: `Line ${at + 1}`,
    ...rest,
    ...(amounts && { unit: rest.unit ?? 'hour', taxRateId: tax ? firm.taxes[tax] : null }),
    ...(isProvided && { providerId: firm.providerId }),
    ...(isRated ? { personnelId } : { unitPrice, unitCost, costCurrency }),
  };
}
