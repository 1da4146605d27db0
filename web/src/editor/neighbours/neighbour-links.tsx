import styled from '@emotion/styled';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ComponentType, type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOfferedCommands } from '../../lib/commands/commands.ts';
import { keysOf, pressControl, useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../lib/commands/shortcuts-here.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { Hint } from '../../ui/overlays/hint.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import { useRecordKeys } from '../commands/use-record-keys.ts';
import type { Step } from './navigation-place.ts';
import type { Neighbours } from './use-neighbours.ts';

const Place = styled('nav')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& > span:first-of-type': { marginRight: 4, whiteSpace: 'nowrap' },
  '& a': { width: 32, padding: 0 },
  '& > [data-end]': { display: 'grid', placeItems: 'center', width: 32, height: 32, color: vars.palette.text.disabled },
  '& svg': { width: 18, height: 18, strokeWidth: 1.75 },
  [phone]: { '& a, & > [data-end]': { width: 44, height: 44 } },
}));

interface NeighbourLinksProps {
  of: Neighbours | null;
  /** The address of a record. */
  address: (id: string) => string;
}

/**
 * Where the record stands in the list it was opened from, "7 of 132", and the ways to the ones beside it: J and K as in the list,
 * while the focus is in the page, or nowhere yet, and not in a field. What is unsaved is asked about as on every way out.
 */
export function NeighbourLinks({ of, address }: NeighbourLinksProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const isShown = of !== null;
  const beside = (
    [
      ['nextRecord', of?.next],
      ['previousRecord', of?.previous],
    ] as const
  ).filter(([, id]) => id);
  useHeldShortcuts(beside.map(([name]) => `record.${name}` as const));
  useOfferedCommands(
    beside.map(([name]) => ({
      id: `record.${name}`,
      label: t(name === 'nextRecord' ? 'neighbours.next' : 'neighbours.previous'),
      scope: 'record',
      keys: keysOf(`record.${name}`)[0],
      run: () => void pressControl(`record.${name}`, place.current ?? document),
    })),
  );
  useRecordKeys(place, ['nextRecord', 'previousRecord'], isShown);

  if (of === null) return null;
  const total = of.totalIsExact ? numberText(of.total) : `${numberText(of.total)}+`;
  return (
    <Place ref={place} aria-label={t('neighbours.title')}>
      <span>{t('neighbours.position', { position: numberText(of.position), total })}</span>
      <Beside
        id={of.previous}
        step={-1}
        ids={of.ids}
        address={address}
        label={t('neighbours.previous')}
        shortcut="record.previousRecord"
        icon={ChevronUp}
      />
      <Beside
        id={of.next}
        step={1}
        ids={of.ids}
        address={address}
        label={t('neighbours.next')}
        shortcut="record.nextRecord"
        icon={ChevronDown}
      />
    </Place>
  );
}

interface BesideProps extends Pick<NeighbourLinksProps, 'address'>, Pick<Neighbours, 'ids'> {
  id: string | undefined;
  step: Step;
  label: string;
  shortcut: 'record.nextRecord' | 'record.previousRecord';
  icon: ComponentType<{ 'aria-hidden': true }>;
}

// One entry of the browser's history for all of them: Back leads to the list.
function Beside({ id, step, ids, address, label, shortcut, icon: Icon }: BesideProps) {
  const mark = useKeyMarks();
  const navigate = useNavigate();
  if (id === undefined) {
    return (
      <span data-end>
        <Icon aria-hidden={true} />
      </span>
    );
  }
  // After a press the address leads to another record at once, and the page follows a moment later: pressed again until then, it goes on from there.
  const goOn = (event: MouseEvent) => {
    const goingTo = ids.findIndex((one) => address(one) === window.location.pathname);
    const further = ids[goingTo + step];
    if (goingTo === -1 || further === id) return;
    event.preventDefault();
    if (further !== undefined) void navigate(address(further), { replace: true });
  };
  return (
    <Hint title={label}>
      <LinkButton
        to={address(id)}
        replace
        onClick={goOn}
        look="quiet"
        size="toolbar"
        aria-label={label}
        {...mark(shortcut)}
        icon={<Icon aria-hidden={true} />}
      />
    </Hint>
  );
}
