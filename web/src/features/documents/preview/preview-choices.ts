import { isId } from '@mandate/contract/facts/fields.ts';
import { type PaperLanguage, paperLanguages } from '@mandate/contract/paper/document-kinds.ts';
import { issueParameter } from '../../../business/documents/issue-parameter.ts';
import { useAddressParams } from '../../../lib/addresses/address-params.ts';

/** The texts of the firm a paper has, each of which can be another one. */
export const chosenTexts = ['intro', 'closing', 'terms'] as const;
export type ChosenText = (typeof chosenTexts)[number];

/** What is chosen for a paper before it is issued, as the address of its preview says it. */
export interface PreviewChoices {
  /** Null for the customer's, else the firm's. */
  language: PaperLanguage | null;
  /** The id of a text block, `none`, or null for the firm's own. */
  texts: Record<ChosenText, string | null>;
  /** A last page tells what is other than in the revision before. */
  withChanges: boolean;
  /** It is being asked whether to issue it. */
  isIssuing: boolean;
}

/** What an address says of a preview; what means nothing is left out. */
export function readChoices(params: URLSearchParams): PreviewChoices {
  const text = (name: ChosenText) => {
    const said = params.get(name);
    return said !== null && (said === 'none' || isId(said)) ? said : null;
  };
  return {
    language: paperLanguages.find((one) => one === params.get('language')) ?? null,
    texts: { intro: text('intro'), closing: text('closing'), terms: text('terms') },
    withChanges: params.get('changes') === '1',
    isIssuing: params.get(issueParameter) === '1',
  };
}

/** The address of what is chosen: what is as usual is left out. A text belongs to its language, so that another one has its own. */
export function writeChoices({ language, texts, withChanges, isIssuing }: PreviewChoices): URLSearchParams {
  const params = new URLSearchParams();
  if (language !== null) params.set('language', language);
  for (const name of chosenTexts) if (texts[name] !== null) params.set(name, texts[name]);
  if (withChanges) params.set('changes', '1');
  if (isIssuing) params.set(issueParameter, '1');
  return params;
}

/** What is chosen now, and what changes some of it. */
export function usePreviewChoices(): [PreviewChoices, (part: Partial<PreviewChoices>) => void] {
  const [params, setParams] = useAddressParams();
  const change = (part: Partial<PreviewChoices>) =>
    setParams((now) => writeChoices({ ...readChoices(now), ...part }), { replace: true });
  return [readChoices(params), change];
}
