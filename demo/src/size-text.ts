import { i18n } from '@mandate/web/src/lib/i18n/i18n.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';

const kilobyte = 1024;

/** The size of a file as people read it: `840 bytes`, `12 KB`, `1.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < kilobyte) return i18n.t('all:files.size.bytes', { count: bytes });
  if (bytes < kilobyte ** 2)
    return i18n.t('all:files.size.kilobytes', { count: numberText(Math.round(bytes / kilobyte)) });
  return i18n.t('all:files.size.megabytes', { count: numberText((bytes / kilobyte ** 2).toFixed(1)) });
}
