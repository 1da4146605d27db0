import { controlId } from '../../records/changes/record-path.ts';

/**
 * Brings a field into sight and puts the focus on it: a row's first field for a row, the section for what has no control of its own.
 * @param path as `name`, `contacts.<id>.email`, `contacts.<id>` or `contacts`
 * @param scope of the editor it stands in
 */
export function goToField(path: string, scope?: string): void {
  const id = controlId(path, scope);
  const [name = ''] = path.split('.');
  const target =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[id^="${id}-"]:is(input, select, textarea, button)`) ??
    document.getElementById(name);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
