import type { Values } from '@mandate/contract/changes/merge.ts';
import { service } from '@mandate/contract/entities/service.ts';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../../form/references/combobox-list.tsx';
import { type Offers, useOffers } from '../../../../form/references/reference-offers.ts';
import { choiceLabel } from '../../../../records/words/words.ts';
import { moneyText } from '../../../../ui/values/value-texts.ts';
import type { Assignee } from '../delivery/assignee.ts';
import { AssigneeIcon } from '../delivery/assignee-icon.tsx';
import { CellCombobox } from './cell-combobox.tsx';

type Shared = Pick<
  ComponentProps<typeof CellCombobox>,
  'label' | 'text' | 'isReplaced' | 'isWords' | 'maxLength' | 'onText' | 'onOffer' | 'onTaken' | 'onEnd'
>;

/** Chooses a service by typing: in the words of a line, where any other text is as good, or in a cell of its own. */
export function ServiceEditor(props: Shared) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const found = useOffers('service', text);
  const offers = found.offers
    ?.filter(({ isInactive }) => !isInactive)
    .map((offer) => ({ ...offer, note: priceNote(offer.record) }));
  return (
    <CellCombobox {...props} offers={{ ...found, offers }} onSearch={setText} noneFound={t('project.noServiceFits')} />
  );
}

/** What one unit of a service is sold for; of one without a price, or for who sees none, its unit alone. */
function priceNote({ unitPrice, currency, unit }: Values = {}): string {
  const of = choiceLabel(service, 'unit', String(unit));
  return typeof unitPrice === 'string' ? `${moneyText(unitPrice, String(currency))} ${currency} / ${of}` : of;
}

interface AssigneeEditorProps extends Omit<Shared, 'onOffer' | 'onTaken'> {
  /** The cell holds this choice now. @param isTaken editing ends with it */
  onChoose: (assignee: Assignee, isTaken: boolean) => void;
}

/** Says who delivers: a person, a provider, or whatever role was typed, to be named later. */
export function AssigneeEditor({ onChoose, ...props }: AssigneeEditorProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const people = useOffers('personnel', text);
  const firms = useOffers('provider', text);
  const choice = ({ id, label, record }: Offer): Assignee => ({
    kind: record && 'displayName' in record ? 'person' : 'provider',
    id,
    label,
  });
  const open = (role: string): Assignee => ({ kind: 'open', role: role.slice(0, 80) });
  return (
    <CellCombobox
      {...props}
      offers={together(signed(people, 'person'), signed(firms, 'provider'))}
      onSearch={setText}
      onOffer={(offer) => onChoose(choice(offer), false)}
      onTaken={(offer) => onChoose(choice(offer), true)}
      extra={{
        label: (role) => t('project.toBeNamed', { role }),
        onChoose: (role) => onChoose(open(role), false),
        onTaken: (role) => onChoose(open(role), true),
      }}
    />
  );
}

function signed(found: Offers, kind: 'person' | 'provider'): Offers {
  const sign = (offer: Offer): Offer => ({ ...offer, sign: <AssigneeIcon kind={kind} label={offer.label} /> });
  return { ...found, offers: found.offers?.map(sign) };
}

/** Of two registers what was chosen lately comes first, then people before firms. */
function together(one: Offers, other: Offers): Offers {
  const retry = one.onRetry ?? other.onRetry;
  const recent = [one, other].flatMap(({ offers, recent: count }) => offers?.slice(0, count) ?? []);
  const rest = [one, other].flatMap(({ offers, recent: count }) => offers?.slice(count) ?? []);
  return {
    offers: one.offers && other.offers && [...recent, ...rest],
    recent: recent.length,
    isBusy: one.isBusy || other.isBusy,
    hasMore: one.hasMore || other.hasMore,
    onRetry: retry,
  };
}
