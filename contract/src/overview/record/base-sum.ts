/**
 * A sum of amounts of projects in the base currency. Each is converted by the exchange rate of its project's first day, of today where it has
 * none: the rule of the dashboard and of `contractNetBase`, so that it is what the list of these projects adds up to.
 */
export interface BaseSum {
  /** With the decimals of the currency. */
  amount: string;
  currency: string;
  /** How many projects are left out because no exchange rate leads to the base currency, or they were not converted yet. */
  withoutRate: number;
}

/** What is left of a contract net, and what part of it that is. */
export interface MarginSum extends BaseSum {
  /** Null at zero net, and where no cost is known. */
  percent: string | null;
  /** How many lines have no cost although they cost something: the margin leaves them out. */
  withoutCost: number;
}
