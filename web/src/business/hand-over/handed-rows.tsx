import styled from '@emotion/styled';
import { type HandedRow, heldKinds } from '@mandate/contract/hand-over/held.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { problemSentence } from '../../records/words/record-words.ts';
import { phone } from '../../ui/media/phone.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { dateText } from '../../ui/values/value-texts.ts';

const Group = styled('section')(({ theme: { vars } }) => ({
  '& > h3': { padding: '12px 0 4px', fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: 13, lineHeight: '20px' },
  '& thead th': { padding: '0 8px 4px 0', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& th': { textAlign: 'start', fontWeight: 500 },
  '& tbody > tr > *': {
    padding: '7px 8px 7px 0',
    verticalAlign: 'top',
    borderTop: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& tr > :first-child': { width: '40%' },
  '& tr > td:last-child': { width: '30%', color: vars.palette.text.secondary },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3, fontWeight: 400 },
  '& td > s': { textDecoration: 'none', color: vars.palette.text.secondary },
  '& td > b': { fontWeight: 600 },
  '& em': { fontStyle: 'normal', color: vars.palette.bad.text },
  [phone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& table, & tbody, & tr, & tbody > tr > *': { display: 'block' },
    '& tbody > tr': { padding: '8px 0', borderTop: `1px solid ${vars.palette.divider}` },
    '& tbody > tr > *': { padding: 0, borderTop: 0 },
    '& tr > :first-child, & tr > td:last-child': { width: 'auto' },
  },
}));

interface HandedRowsProps {
  rows: readonly HandedRow[];
  /** Who hands over. */
  person: string;
  from: string;
}

/** What changes hands, kind by kind: from whom to whom and when, or why it cannot. */
export function HandedRows({ rows, person, from }: HandedRowsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const when = ({ how, startDate }: HandedRow) =>
    t(`handOver.how.${how}`, { day: dateText(how === 'whole' ? startDate : from, formats), name: person });
  return heldKinds.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <Group key={kind} aria-labelledby={`${id}-${kind}`}>
        <h3 id={`${id}-${kind}`}>{t(`handOver.kind.${kind}`)}</h3>
        <table aria-labelledby={`${id}-${kind}`}>
          <thead>
            <tr>
              <th scope="col">{t('handOver.what')}</th>
              <th scope="col">{t('handOver.who')}</th>
              <th scope="col">{t('handOver.when')}</th>
            </tr>
          </thead>
          <tbody>
            {ofKind.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <HeldName row={row} />
                </th>
                <td>
                  {row.problem ? (
                    person
                  ) : (
                    <>
                      <s>{person}</s> → <b>{row.to.label}</b>
                    </>
                  )}
                </td>
                <td>
                  {row.problem ? (
                    <em>{t('handOver.why', { reason: problemSentence({ field: '', ...row.problem }) })}</em>
                  ) : (
                    when(row)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Group>
    );
  });
}

type Named = Pick<HandedRow, 'kind' | 'entity' | 'recordId' | 'label' | 'code' | 'about'>;

/** What one thing that is held is called: a line by what it says, everything else by its record. */
export function heldName({ kind, label, about }: Pick<Named, 'kind' | 'label' | 'about'>): string {
  return kind === 'lines' ? (about ?? label) : label;
}

/** One thing that is held, by its name, with a link to the record it stands in. */
export function HeldName({ row }: { row: Named }) {
  const { kind, entity, recordId, label, code, about } = row;
  const beside = [kind === 'lines' ? about && label : about, code].filter(Boolean);
  return (
    <>
      <Link to={recordPaths(entity)?.record(recordId) ?? '/'}>{heldName(row)}</Link>
      <small>{beside.join(' · ')}</small>
    </>
  );
}
