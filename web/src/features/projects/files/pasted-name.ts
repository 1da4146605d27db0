import { isPicture } from '@mandate/contract/values/file-types.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';

/** A pasted picture under a name that tells it from the next: browsers call each `image.png`. Other files keep theirs. */
export function nameWithTime(file: File): File {
  if (!isPicture(file.type) || !/^image\.\w+$/.test(file.name)) return file;
  const ending = file.name.split('.').at(-1);
  const [date = '', time = ''] = new Date().toISOString().split(/[T.]/);
  const name = i18n.t('files.pasted', { time: `${date} ${time.replaceAll(':', '.')}` });
  return new File([file], `${name}.${ending}`, { type: file.type });
}
