import styled from '@emotion/styled';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { recordAddress } from '../../lib/addresses/record-paths.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { recordWord } from '../words/record-words.ts';

/** Where a record is used, as the server tells (decisions 9.1). */
export interface WhereUsed {
  blocking: boolean;
  uses: { entity: string; count: number; blocks: boolean; rows: { id: string; label: string }[] }[];
  takenAlong: { entity: string; count: number }[];
}

const Uses = styled('div')(({ theme: { vars } }) => ({
  marginTop: 8,
  '& > strong': { fontWeight: 600, color: vars.palette.text.primary },
  '& li': { paddingLeft: 12 },
  '& a': { color: vars.palette.primaryText, textDecoration: 'underline', textUnderlineOffset: 3 },
  // In the line of the name, and on no line without it.
  '& svg': { display: 'inline', width: 12, height: 12, strokeWidth: 1.75, marginLeft: 4, verticalAlign: -1 },
}));

/** The records that use another, kind by kind; each opens in a tab of its own, so that what was asked stays. */
export function UsesList({ uses }: { uses: WhereUsed['uses'] }) {
  const { t } = useTranslation();
  return uses.map((use) => (
    <Uses key={`${use.entity} ${use.blocks}`}>
      <strong>{recordWord(use.entity, 'count', { count: use.count })}</strong>
      <ul>
        {use.rows.map((row) => (
          <li key={row.id}>
            <Use entity={use.entity} {...row} />
          </li>
        ))}
        {use.count > use.rows.length && <li>{t('editor.moreUses', { count: use.count - use.rows.length })}</li>}
      </ul>
    </Uses>
  ));
}

function Use({ entity, id, label }: { entity: string; id: string; label: string }) {
  const { t } = useTranslation();
  const address = recordAddress(entity, id);
  if (address === undefined) return label;
  return (
    // Who is signed in for this tab only is so in the new one too.
    <a href={address} target="_blank" rel="noopener opener">
      {label}
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden> ({t('removal.opensNew')})</VisuallyHidden>
    </a>
  );
}
