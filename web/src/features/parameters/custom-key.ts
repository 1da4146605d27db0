import { labelCode } from '../../business/list-items/label-code.ts';

/** The key a custom parameter gets by its label: `Travel limit` gives `custom.travelLimit`; empty without letters for one. */
export function customKey(label: string): string {
  const code = labelCode(label);
  return code === '' ? '' : `custom.${code}`;
}
