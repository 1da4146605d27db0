import { entry } from '@mandate/contract/entities/entry.ts';
import { workLine } from '@mandate/contract/entities/work-line.ts';
import type { Referred } from '@mandate/contract/facts/entity.ts';
import type { WeekRow } from '@mandate/contract/time/week-detail.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '../../business/project-status/use-today.ts';
import { type BoundField, FieldCell } from '../../form/fields/field-cell.tsx';
import { Combobox, type Offer } from '../../form/references/combobox.tsx';
import { useOffers } from '../../form/references/reference-offers.ts';
import { useUnchosen } from '../../form/references/use-unchosen.ts';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { call } from '../../lib/calls/call.ts';
import { storeRecentChoice } from '../../lib/preferences/recent-choices.ts';
import { useUser } from '../../lib/session/session.ts';
import { siblingPath, useReferenceName } from '../../records/values/field-value.tsx';

/** The line time is booked on. Those the person can book on in the week of the day come first; every other one is found behind them. */
export function EntryLine() {
  return (
    <FieldCell of={entry} name="lineId" span={6}>
      {(field) => <LineEntry field={field} />}
    </FieldCell>
  );
}

function LineEntry({ field }: { field: BoundField }) {
  const { form } = useEditing();
  const user = useUser();
  const [text, setText] = useState<string | null>(null);
  const beside = siblingPath(field.path);
  const sibling = useForm(form, ({ values }) => values[beside]) as Referred | null | undefined;
  const id = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const name = useReferenceName(workLine.name, id, sibling);
  const { offers, recent, ...rest } = useOffers(workLine.name, text);
  const bookable = useBookable(text);
  const lately = offers?.slice(0, recent) ?? [];
  const first = bookable.offers?.filter((offer) => !lately.some((one) => one.id === offer.id));
  const others = offers?.slice(recent).filter((offer) => !first?.some((one) => one.id === offer.id));
  return (
    <Combobox
      {...field.frame}
      {...rest}
      {...useUnchosen(field.path)}
      chosen={id === null ? '' : (name ?? '')}
      isOptional={field.facts.isOptional}
      offers={first && others && [...lately, ...first, ...others]}
      recent={lately.length}
      isBusy={rest.isBusy || bookable.isBusy}
      onSearch={setText}
      onChoose={(offer) => {
        if (offer) storeRecentChoice(user.id, workLine.name, offer.id);
        form.set(beside, offer && { id: offer.id, label: offer.label, isDeleted: false });
        field.set(offer?.id ?? null);
      }}
    />
  );
}

/** What a person can book on in the week of the entry; nothing for time of a provider, or of nobody of the firm. */
function useBookable(text: string | null): { offers: readonly Offer[] | undefined; isBusy: boolean } {
  const { form } = useEditing();
  const today = useToday();
  const { personnelId, providerId, date } = useForm(form, ({ values }) => values);
  const search = text?.trim() ?? '';
  const isOfPerson = !providerId;
  const week = typeof date === 'string' && isPlainDate(date) ? date : today;
  const { data, isPending, isFetching } = useQuery({
    queryKey: ['week', 'lines', personnelId ?? null, week, search],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ week, search, ...(personnelId ? { personnelId: String(personnelId) } : {}) });
      return call<WeekRow[]>('GET', `/week/find-lines?${asked}`, undefined, { signal, quiet: true, silent: true });
    },
    enabled: text !== null && isOfPerson,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!isOfPerson) return { offers: [], isBusy: false };
  const offers = data?.map(({ line, project }) => {
    const path = [project.label, project.customerLabel].filter((word) => word !== null).join(' · ');
    return { id: line.id, label: line.label, path, code: '' };
  });
  return { offers: offers ?? (isPending ? undefined : []), isBusy: isFetching };
}
