import styled from '@emotion/styled';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { draftTitle } from '../../editor/drafts/draft-title.ts';
import { draftParameter } from '../../editor/drafts/wanted-draft.ts';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import type { KnownDraft } from '../../lib/drafts/known-drafts.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { InstantText } from '../../ui/values/figure.tsx';
import { tabular } from '../../ui/values/tabular.ts';

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': {
    padding: '8px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& thead th': { borderTop: 0, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.text.secondary },
  '& tbody th': { width: '40%', fontWeight: 500 },
  // As high as a target, in a line as high as before.
  '& tbody th > a': { display: 'inline-block', marginBlock: -2, paddingBlock: 2 },
  '& tbody tr:hover': { background: vars.palette.hover },
  '& small': {
    display: 'block',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
  '& .count': { ...tabular, textAlign: 'right' },
  '& .acts': { width: 56, paddingBlock: 4, textAlign: 'right' },
  [phone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 44px',
      padding: '8px 4px 8px 14px',
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& tbody :is(th, td)': { gridColumn: 1, width: 'auto', padding: 0, border: 0, textAlign: 'left' },
    '& tbody td': { fontSize: 12, color: vars.palette.text.secondary },
    '& tbody td[data-label]::before': { content: 'attr(data-label) ": "' },
    '& tbody .count': { textAlign: 'left' },
    '& tbody .acts': { gridColumn: 2, gridRow: '1 / span 4', alignSelf: 'center' },
  },
}));

interface DraftTableProps {
  drafts: readonly KnownDraft[];
  /** Null where drafts can only be looked at. */
  onDiscard: ((draft: KnownDraft) => void) | null;
}

/** Drafts as rows, on phones as cards: what they belong to, how much, since when. */
export function DraftTable({ drafts, onDiscard }: DraftTableProps) {
  const { t } = useTranslation();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('drafts.record')}</th>
          <th scope="col">{t('drafts.kind')}</th>
          <th scope="col" className="count">
            {t('drafts.changes')}
          </th>
          <th scope="col">{t('drafts.when')}</th>
          <th scope="col" className="acts">
            <VisuallyHidden>{t('drafts.acts')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft) => (
          <DraftLine key={draft.id} draft={draft} onDiscard={onDiscard && (() => onDiscard(draft))} />
        ))}
      </tbody>
    </Table>
  );
}

function DraftLine({ draft, onDiscard }: { draft: KnownDraft; onDiscard: (() => void) | null }) {
  const { t } = useTranslation();
  const title = draftTitle(draft) || recordWord(draft.entity, 'new');
  const address = addressOf(draft);
  return (
    <tr>
      <th scope="row">
        {address ? <Link to={address}>{title}</Link> : title}
        {draft.isNew && <small>{t('drafts.notStored')}</small>}
      </th>
      <td>{recordWord(draft.entity, 'one')}</td>
      <td className="count" data-label={t('drafts.changes')}>
        {draft.changeCount}
      </td>
      <td data-label={t('drafts.when')}>
        <InstantText instant={draft.updatedAt} />
      </td>
      <td className="acts">
        {onDiscard && (
          <TooltipIconButton
            label={t('drafts.discardOf', { title })}
            icon={<Trash aria-hidden="true" />}
            onClick={onDiscard}
          />
        )}
      </td>
    </tr>
  );
}

/** The page on which a draft is taken up. */
function addressOf({ id, entity, recordId, isNew }: KnownDraft): string | undefined {
  const pages = recordPaths(entity);
  return pages && `${isNew ? pages.create : pages.edit(recordId)}?${draftParameter}=${id}`;
}
