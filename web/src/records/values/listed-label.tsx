import { itemsOf, useSettings } from '../reading/use-settings.ts';

/**
 * What an item of a list people keep under Parameters is called; its code until the list is read.
 * @param parameter the key of the list
 */
export function ListedLabel({ parameter, code }: { parameter: string; code: string }) {
  const { data } = useSettings();
  return itemsOf(data, parameter).find((item) => item.code === code)?.label ?? code;
}
