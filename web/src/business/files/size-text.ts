import { i18n } from '../../lib/i18n/i18n.ts';
import { numberText } from '../../ui/values/value-texts.ts';

const kilobyte = 1024;

/** The size of a file as people read it: `840 bytes`, `12 KB`, `1.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < kilobyte) return i18n.t('files.size.bytes', { count: bytes });
  if (bytes < kilobyte ** 2) return i18n.t('files.size.kilobytes', { count: numberText(Math.round(bytes / kilobyte)) });
  return i18n.t('files.size.megabytes', { count: numberText((bytes / kilobyte ** 2).toFixed(1)) });
}

/** What a file is called: its title, else its own name. */
export function nameOf({ title, fileName }: { title: string | null; fileName: string }): string {
  return title ?? fileName;
}
