import { personnel } from '@mandate/contract/entities/personnel.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../form/references/combobox.tsx';
import { standingQuery, useOffers } from '../../../form/references/reference-offers.ts';

interface SuccessorFieldProps {
  label: string;
  isLabelHidden?: boolean;
  /** Who hands over: never offered. */
  leaver: { id: string; label: string };
  /** Null stays with who hands over; undefined goes with what stands above. */
  chosen: string | null | undefined;
  /** To whom it goes where nothing is chosen here; null to nobody. */
  above?: string | null;
  /** Whether it may be left where it is although all above it goes. */
  mayKeep?: boolean;
  error?: string | undefined;
  onChoose: (to: string | null | undefined) => void;
}

/** To whom something goes: an active person, by name; or nobody, so that it stays where it is. */
export function SuccessorField(props: SuccessorFieldProps) {
  const { label, isLabelHidden = false, leaver, chosen, above = null, mayKeep = false, error, onChoose } = props;
  const { t } = useTranslation();
  const id = useId();
  const queries = useQueryClient();
  const [text, setText] = useState<string | null>(null);
  const { offers, ...rest } = useOffers(personnel.name, text, [leaver.id]);
  const name = usePersonName(chosen ?? null);
  const aboveName = usePersonName(chosen === undefined ? above : null);
  const staysWith = t('handOver.staysWith', { name: leaver.label });
  return (
    <Combobox
      {...rest}
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      isOptional
      hint={aboveName && t('handOver.asAbove', { name: aboveName })}
      error={error}
      chosen={chosen === null ? staysWith : name}
      offers={offers?.filter(({ isInactive }) => !isInactive)}
      onSearch={setText}
      onChoose={(offer) => {
        if (offer) queries.setQueryData(standingQuery(personnel.name, offer.id).queryKey, { offer, isDeleted: false });
        onChoose(offer?.id);
      }}
      extra={
        mayKeep && chosen !== null
          ? {
              label: () => t('handOver.keep', { name: leaver.label }),
              run: (_, used) => {
                used();
                onChoose(null);
              },
            }
          : undefined
      }
    />
  );
}

/** What the person of an id is called; empty while that is not known, and for nobody. */
function usePersonName(id: string | null): string {
  const { data } = useQuery({ ...standingQuery(personnel.name, id ?? ''), enabled: id !== null });
  return id === null ? '' : (data?.offer.label ?? '');
}
