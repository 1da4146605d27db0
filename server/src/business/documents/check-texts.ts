import { unknownPlaceholders } from '@mandate/contract/paper/text-placeholders.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { refuseFields } from '../../http/refusal.ts';
import type { ChosenTexts } from './make-paper.ts';

/** @throws Refusal validationFailed at each text that names a placeholder there is not */
export function checkTexts(texts: ChosenTexts = {}): void {
  refuseFields(
    Object.entries(texts).flatMap(([name, text]) =>
      unknownPlaceholders(text ?? '').map((unknown) =>
        fieldError(`texts.${name}`, 'placeholderUnknown', { name: `{${unknown}}` }),
      ),
    ),
  );
}
