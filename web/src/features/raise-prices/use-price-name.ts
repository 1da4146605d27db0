import type { RaisedRateRow } from '@mandate/contract/project/prices/price-receipt.ts';
import { itemsOf, useSettings } from '../../records/reading/use-settings.ts';

/** Gives what a price is called: whom and what it is for. */
export function usePriceName(): (row: RaisedRateRow) => string {
  const { data } = useSettings();
  const seniorities = itemsOf(data, 'people.seniorities');
  return ({ project, customer, provider, personnel, service, seniority }) => {
    const named = [project, customer, provider, personnel, service].flatMap((one) => one?.label ?? []);
    const level = seniorities.find(({ code }) => code === seniority)?.label ?? seniority;
    return [...named, ...(level === null ? [] : [level])].join(' · ');
  };
}
