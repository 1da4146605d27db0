import type { Reader } from '@mandate/contract/access/roles.ts';
import type { EditorSection } from '../../editor/page/editor-section.ts';
import { useEditing } from '../../form/state/editing-context.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { type RateBearer, rateSidesFor } from './dated-rate.ts';
import { RateSection } from './rate-section.tsx';

/** The section with the rates of an editor's record; none for who sees no side of them. */
export function ratesSection(bearer: RateBearer, reader: Reader): EditorSection[] {
  if (rateSidesFor(bearer, reader).length === 0) return [];
  return [{ name: 'rates', title: i18n.t('rates.section'), content: <EditorRates bearer={bearer} /> }];
}

function EditorRates({ bearer }: { bearer: RateBearer }) {
  const { form } = useEditing();
  return <RateSection bearer={{ entity: bearer, id: form.id }} />;
}
