import { may } from '@mandate/contract/access/permissions.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { storeRecentChoice } from '../../lib/preferences/recent-choices.ts';
import { useUser } from '../../lib/session/session.ts';
import { mayOpen } from '../../records/rights/may-open.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import type { ReferenceControl } from '../fields/reference-control.ts';
import { Combobox, type Extra, type Offer } from './combobox.tsx';
import { OpenReference } from './open-reference.tsx';
import { standingQuery, useOffers } from './reference-offers.ts';
import { isMadeShort } from './short-form.ts';

interface ReferenceComboboxProps
  extends Omit<ComponentProps<typeof Combobox>, 'chosen' | 'offers' | 'onSearch' | 'onChoose' | 'extra' | 'beside'> {
  /** The noun of the records chosen from. */
  noun: string;
  /** What is chosen; null while nothing is, and where several are chosen one by one. */
  chosen: { id: string; name: string; isDeleted: boolean } | null;
  /** Ids that are chosen already, and not offered again. */
  taken?: readonly string[];
  /** The control of a reference, for forms of what is made here. */
  reference: ReferenceControl;
  onChoose: (offer: Offer | null) => void;
}

type Making = { text: string; used: () => void; Window: typeof import('./create-dialog.tsx').default };

/**
 * A record of a register, chosen by typing its name: what this person chose lately first, and at the end the way to make what is
 * missing. Says of what is chosen that it is deleted or inactive, and leads to it.
 */
export function ReferenceCombobox({
  noun,
  chosen,
  taken,
  reference,
  onChoose,
  hint,
  ...frame
}: ReferenceComboboxProps) {
  const { t } = useTranslation();
  const user = useUser();
  const entity = entityNamed(noun);
  const [text, setText] = useState<string | null>(null);
  const [making, setMaking] = useState<Making | null>(null);
  const isReadable = chosen !== null && mayOpen(user, entity, { id: chosen.id });
  const { data: standing } = useQuery({
    ...standingQuery(noun, chosen?.id ?? ''),
    enabled: isReadable && entity.fields.isActive !== undefined,
  });
  const isInactive = chosen !== null && !chosen.isDeleted && standing?.offer.isInactive === true;

  function choose(offer: Offer | null): void {
    if (offer) storeRecentChoice(user.id, noun, offer.id);
    onChoose(offer);
  }

  async function make(typed: string, used: () => void): Promise<void> {
    try {
      const { default: Window } = await import('./create-dialog.tsx');
      setMaking({ text: typed, used, Window });
    } catch {
      // Without a network the part of the product that makes records cannot be fetched; what was typed stays.
      showWarning(t('reference.createFailed'));
    }
  }

  function extra(): Extra | undefined {
    if (may(user.role, entity.name, 'create') === false) return undefined;
    const what = recordWord(noun, 'new');
    if (isMadeShort(entity)) {
      const label = (typed: string) =>
        typed === '' ? t('reference.new', { what }) : t('reference.create', { text: typed });
      return { label, run: (typed, used) => void make(typed, used) };
    }
    const address = recordPaths(noun)?.create;
    if (address === undefined) return undefined;
    return {
      label: () => t('reference.newInTab', { what }),
      run: () => void window.open(address, '_blank', 'noopener'),
    };
  }

  return (
    <>
      <Combobox
        {...frame}
        {...useOffers(noun, text, taken)}
        chosen={chosen?.name ?? ''}
        hint={withStanding(
          hint,
          (chosen?.isDeleted && t('reference.deleted')) || (isInactive && t('reference.inactive')),
        )}
        onSearch={setText}
        onChoose={choose}
        extra={extra()}
        beside={isReadable && <OpenReference noun={noun} id={chosen.id} name={chosen.name} />}
      />
      {making && (
        <making.Window
          noun={noun}
          text={making.text}
          reference={reference}
          onClose={() => setMaking(null)}
          onCreated={(offer) => {
            setMaking(null);
            making.used();
            choose(offer);
          }}
        />
      )}
    </>
  );
}

/** What is said below the field: first that what is chosen is no longer to be chosen. */
function withStanding(hint: ReactNode, standing: string | false): ReactNode {
  if (standing === false) return hint;
  return (
    <>
      <StatusPill tone="caution" label={standing} /> {hint}
    </>
  );
}
