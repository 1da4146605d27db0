import styled from '@emotion/styled';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { lazy, Suspense, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { RestoreButton } from '../../records/removal/restore-button.tsx';
import { mayEdit } from '../../records/rights/may-edit.ts';
import { Highlighted, SearchContext } from '../../records/values/highlighted.tsx';
import { entityWord } from '../../records/words/words.ts';
import { Tag } from '../../ui/badges/chip.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { phone } from '../../ui/media/phone.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { builtInWord } from './built-in-word.ts';
import { ParameterEffect } from './parameter-effect.tsx';
import type { ParameterRow } from './parameter-row.ts';
import { ShownKeysContext } from './shown-keys.ts';
import type { SideList } from './side-lists.ts';
import { ParameterValue } from './value/parameter-value.tsx';

// Fetched when the first value is changed.
const ValueInPlace = lazy(() => import('./value-in-place.tsx'));

const Line = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr) 176px',
  alignItems: 'start',
  gap: '4px 20px',
  padding: '12px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 13,
  lineHeight: '20px',
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { background: vars.palette.hover },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > div > a': {
    marginRight: 6,
    fontSize: 14,
    fontWeight: 500,
    color: vars.palette.text.primary,
    textDecoration: 'none',
    // The whole line is the link's target.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2, borderRadius: 6 },
  },
  '&:hover > div > a': { color: vars.palette.primaryText, textDecoration: 'underline', textUnderlineOffset: 3 },
  '& .restore': { position: 'relative', justifySelf: 'start' },
  // Above the link, which the whole line is.
  '& .value': { display: 'flex', alignItems: 'flex-start', gap: 8 },
  '& .value > div': { flex: 1, minWidth: 0 },
  '& .value > button': { position: 'relative' },
  '& > .place': { position: 'relative', gridColumn: 'span 2' },
  '&:has(> .place)': { background: vars.palette.subtle, '& > ul': { gridColumn: 1 } },
  '& > svg': { width: 16, height: 16, justifySelf: 'end', alignSelf: 'center', color: vars.palette.ink3 },
  // Where its list is narrow: on small windows, and next to what the parameters amount to.
  '@container (max-width: 640px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > .about': { gridRow: 'span 2' },
    '&:has(> .place) > .about': { gridRow: 'auto', gridColumn: '1 / -1' },
  },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .about': { gridRow: 'auto' },
    '& > svg': { position: 'absolute', right: 16, top: 16 },
  },
}));

const Help = styled('p')(({ theme: { vars } }) => ({
  marginTop: 2,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
}));

const Quiet = styled('div')(({ theme: { vars } }) => ({ color: vars.palette.ink3 }));

const Key = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

/** A parameter in its group: what it is called and for, what it is set to, what a change reaches and who may make it. */
export function ParameterLine({ row }: { row: ParameterRow }) {
  const { t } = useTranslation();
  const label = builtInWord(row.key, 'label', row.label);
  const user = useUser();
  const areKeysShown = useContext(ShownKeysContext);
  const search = useContext(SearchContext).trim();
  const isFoundByKey = search !== '' && row.key.toLowerCase().includes(search.toLowerCase());
  const [isChanging, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mayChange = row.editableBy !== undefined && !row.deletedAt && mayEdit(user, parameter, { ...row });
  const close = () => {
    // The keyboard goes on where it began.
    flushSync(() => setChanging(false));
    button.current?.focus();
  };
  return (
    <Line data-parameter={row.key}>
      <div className="about">
        <Link to={paths.parameters.record(row.id)}>
          <Highlighted>{label}</Highlighted>
        </Link>{' '}
        {(areKeysShown || isFoundByKey) && (
          <>
            <Key>
              <Highlighted>{row.key}</Highlighted>
            </Key>{' '}
          </>
        )}
        {row.deletedAt && <Tag>{t('list.deletedMark')}</Tag>}
        {row.help && (
          <Help>
            <Highlighted>{builtInWord(row.key, 'help', row.help)}</Highlighted>
          </Help>
        )}
      </div>
      {isChanging ? (
        <div className="place">
          <Suspense fallback={<SkeletonRows label={t('editor.loading')} rows={1} rowHeight={56} />}>
            <ValueInPlace id={row.id} onClose={close} />
          </Suspense>
        </div>
      ) : (
        <div className="value">
          <div>
            <ParameterValue of={row} />
          </div>
          {mayChange && (
            <Button
              ref={button}
              size="row"
              look="quiet"
              aria-label={t('parameters.changeValue', { name: label })}
              onClick={() => setChanging(true)}
            >
              {t('parameters.change')}
            </Button>
          )}
        </div>
      )}
      {row.deletedAt ? (
        <div className="restore">
          <RestoreButton entity={parameter} id={row.id} name={label} />
        </div>
      ) : (
        <ParameterEffect of={row} />
      )}
    </Line>
  );
}

/** A list beside the parameters: what it is called and for, and the way to it. */
export function SideListLine({ list: { entity, to } }: { list: SideList }) {
  const { t } = useTranslation();
  return (
    <Line>
      <div className="about">
        <Link to={to}>
          <Highlighted>{entityWord(entity, 'title')}</Highlighted>
        </Link>
        <Help>
          <Highlighted>{entityWord(entity, 'purpose')}</Highlighted>
        </Help>
      </div>
      <Quiet>{t('parameters.ownList')}</Quiet>
      <ChevronRight aria-hidden="true" />
    </Line>
  );
}
