import styled from '@emotion/styled';
import { type EntryRow, entry } from '@mandate/contract/entities/entry.ts';
import type { Referred } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FieldHint } from '../../form/fields/section-card.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { recordName } from '../../records/words/record-words.ts';
import { entryTitle } from './entry-title.ts';

const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  // As high as a finger needs.
  '& a': { display: 'inline-block', lineHeight: '24px' },
});

interface EntryCorrectionsProps {
  /** The entry this one takes back or stands for. */
  corrected: Referred | null;
  /** What takes this one back, and what stands in for it. */
  corrections: readonly EntryRow[];
}

/** Leads from a corrected entry to what takes it back and stands in for it, and from these back to it. */
export function EntryCorrections({ corrected, corrections }: EntryCorrectionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {corrections.length > 0 && <FieldHint>{t('entries.correctedBy')}</FieldHint>}
      {(corrected || corrections.length > 0) && (
        <Links>
          {corrections.map((each) => (
            <li key={each.id}>
              <Link to={paths.entries.record(each.id)}>
                {t(each.seconds < 0 ? 'entries.takenBackBy' : 'entries.replacedBy', { entry: entryTitle(each) })}
              </Link>
            </li>
          ))}
          {corrected && (
            <li>
              <Link to={paths.entries.record(corrected.id)}>
                {t('entries.correctedEntry', { entry: recordName(entry, { name: corrected.label }) })}
              </Link>
            </li>
          )}
        </Links>
      )}
    </>
  );
}
