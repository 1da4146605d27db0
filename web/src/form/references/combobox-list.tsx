import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Highlighted, SearchContext } from '../../records/values/highlighted.tsx';
import { Tag } from '../../ui/badges/chip.tsx';
import { phone } from '../../ui/media/phone.ts';
import { usePopupPlace } from '../../ui/overlays/use-popup-place.ts';

/** One record offered: its name, where it stands and, set apart, what tells it from others of the name. */
export interface Offer {
  id: string;
  label: string;
  /** Stands below the name. */
  path?: string;
  code: string;
  /** Offered all the same, and said to be so. */
  isInactive?: boolean;
  /** The whole record, as it came. */
  record?: Values;
  /** Stands at its end, before the code: what is to be known before it is chosen, such as a price. */
  note?: string;
  /** Stands before its name. */
  sign?: ReactNode;
}

/** One row of the list. */
export type Item = {
  /** It is only shown. */
  isOff?: boolean | undefined;
} & (
  | { key: string; does: 'choose'; offer: Offer }
  | { key: 'retry'; does: 'retry' }
  | { key: 'extra'; does: 'extra'; label: string }
);

const Surface = styled('div')(({ theme: { vars } }) => ({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 6,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPadding: '6px 0 50px',
  borderRadius: 8,
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  boxShadow: vars.palette.shadow.menu,
  fontSize: 13,
  lineHeight: '20px',
  // In a cell of a grid no text wraps.
  whiteSpace: 'normal',
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: 32,
    padding: '4px 10px',
    borderRadius: 6,
    cursor: 'pointer',
    '& > svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.ink3 },
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > span > small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
    '& > small': { marginLeft: 'auto', flex: 'none', fontSize: 12, color: vars.palette.ink3 },
    '& > .note + small': { marginLeft: 0 },
    // Where the list is narrow, what is noted of an offer stands below its name.
    '&:has(> .note)': { flexWrap: 'wrap', '& > span': { flex: '1 1 140px' } },
    '&:hover': { background: vars.palette.hover },
    '&[aria-selected=true]': { background: vars.palette.tint, '& small': { color: vars.palette.text.secondary } },
    '&[aria-disabled=true]': { color: vars.palette.ink3, cursor: 'default', '&:hover': { background: 'none' } },
    [phone]: { minHeight: 44, fontSize: 15 },
  },
  '& [role=group] + [role=group]': {
    marginTop: 6,
    paddingTop: 6,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  // The last act stays in sight while the list above it scrolls.
  '& > .extra': {
    position: 'sticky',
    bottom: -6,
    margin: '6px -6px -6px',
    padding: 6,
    borderTop: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.paper,
    '&:first-of-type': { marginTop: -6, borderTop: 0 },
  },
}));

const Head = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  padding: '4px 10px',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.ink3,
}));

interface ComboboxListProps {
  id: string;
  /** The box of the field it opens from. */
  field: RefObject<HTMLElement | null>;
  label: string;
  /** What was typed: highlighted where it is found. */
  text: string;
  items: readonly Item[];
  /** How many of the first were chosen lately. */
  recent: number;
  /** The key of the one the keyboard is on. */
  active: string | null;
  /** A sentence in place of offers, while there are none. */
  remark: string | null;
  onTake: (item: Item) => void;
}

/** The list under a combobox. The focus stays in the field: the pointer takes by a press, the keyboard from there. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, field, label, text, items, recent, active, remark, onTake } = props;
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  usePopupPlace(field, sheet);

  const row = (item: Item, children: ReactNode) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the input's, which keeps the focus
    <div
      key={item.key}
      id={`${id}-${item.key}`}
      role="option"
      tabIndex={-1}
      aria-selected={item.key === active}
      aria-disabled={item.isOff || undefined}
      onClick={() => !item.isOff && onTake(item)}
    >
      {children}
    </div>
  );
  const offers = items.filter((item) => item.does === 'choose').map((item) => row(item, <OfferRow {...item.offer} />));
  const retry = items.find(({ does }) => does === 'retry');
  const extra = items.find((item) => item.does === 'extra');
  return (
    <Surface
      ref={sheet}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      <SearchContext value={text}>
        {recent === 0 ? (
          offers
        ) : (
          <>
            <Group name={t('reference.recent')}>{offers.slice(0, recent)}</Group>
            {offers.length > recent && <Group name={t('reference.others')}>{offers.slice(recent)}</Group>}
          </>
        )}
      </SearchContext>
      {retry &&
        row(
          retry,
          <>
            <RefreshCw aria-hidden="true" />
            <span>{t('reference.failed')}</span>
          </>,
        )}
      {remark !== null && (
        <div role="option" tabIndex={-1} aria-selected={false} aria-disabled="true">
          {remark}
        </div>
      )}
      {extra && (
        <div className="extra" role="presentation">
          {row(
            extra,
            <>
              <Plus aria-hidden="true" />
              <span>{extra.label}</span>
            </>,
          )}
        </div>
      )}
    </Surface>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand among the options of a list
    <div role="group" aria-label={name}>
      <Head aria-hidden="true">{name}</Head>
      {children}
    </div>
  );
}

function OfferRow({ label, path = '', code, isInactive, note, sign }: Offer) {
  const { t } = useTranslation();
  return (
    <>
      {sign}
      <span>
        <Highlighted>{label}</Highlighted>
        {path !== '' && (
          <small>
            <Highlighted>{path}</Highlighted>
          </small>
        )}
      </span>
      {isInactive && <Tag>{t('reference.inactive')}</Tag>}
      {note !== undefined && <small className="note">{note}</small>}
      <small>
        <Highlighted>{code}</Highlighted>
      </small>
    </>
  );
}
