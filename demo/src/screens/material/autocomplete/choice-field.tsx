import styled from '@emotion/styled';
import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import { Spinner } from '@mandate/web/src/ui/feedback/spinner.tsx';
import { FieldBox, FieldFrame } from '@mandate/web/src/ui/fields/field-frame.tsx';
import { optionLedTo, useOptions } from '@mandate/web/src/ui/fields/use-options.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSheet } from './choice-sheet.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { fitting } from './fitting.ts';

const Box = styled(FieldBox)({
  position: 'relative',
  flexWrap: 'wrap',
  '& > input': { flex: '1 1 0', width: 'auto', minWidth: 40, minHeight: 34 },
  '&[data-several]': { gap: '4px 6px', padding: '3px 10px' },
  '&[data-several] > input': { minHeight: 28 },
  '&[data-look=line]': { borderWidth: '0 0 1px', borderRadius: 0, background: 'none' },
});

const Ends = styled('span')({ display: 'flex', flex: 'none', marginRight: -4 });

interface ChoiceFieldProps<Value> {
  label: string;
  hint?: string;
  options: readonly Value[];
  nameOf: (value: Value) => string;
  /** An offered choice as it is read, where that is not its name. */
  offered?: (option: Value) => string;
  chosen: readonly Value[];
  onChoose: (chosen: readonly Value[]) => void;
  /** What cannot be chosen. */
  isOff?: (option: Value) => boolean;
  isSeveral?: boolean;
  /** What is chosen is not offered again. */
  isOnce?: boolean;
  /** Choosing does not close it. */
  staysOpen?: boolean;
  /** What becomes of a text none of the options is called, taken by Enter; null for none. */
  made?: (text: string) => Value | null;
  /** What is made is offered as well. */
  isMadeOffered?: boolean;
  isLoading?: boolean;
  /** It opened or closed. */
  onOpen?: (isOpen: boolean) => void;
  /** With a line below it in place of a box around it. */
  isLine?: boolean;
}

/** A field that offers what fits to what is typed, for one choice or several. */
export function ChoiceField<Value>(props: ChoiceFieldProps<Value>) {
  const { label, hint, options, nameOf, offered = nameOf, chosen, onChoose, isSeveral = false, made } = props;
  const { t } = useTranslation('demo');
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const isChosen = (option: Value) => chosen.some((one) => nameOf(one) === nameOf(option));
  const text = typed?.trim() ?? '';
  const own = text === '' ? null : (made?.(text) ?? null);
  const left = props.isOnce ? options.filter((option) => !isChosen(option)) : options;
  const offers = [...fitting(left, text, nameOf), ...(props.isMadeOffered && own !== null ? [own] : [])];
  const usable = offers.filter((option) => !props.isOff?.(option));
  const { field, listId, idOf } = useOptions(usable.map(nameOf), active, isOpen);

  function open(wanted: boolean): void {
    if (wanted === isOpen) return;
    setOpen(wanted);
    setActive(null);
    props.onOpen?.(wanted);
  }

  function take(option: Value): void {
    if (!isSeveral) onChoose([option]);
    else onChoose(isChosen(option) ? chosen.filter((one) => nameOf(one) !== nameOf(option)) : [...chosen, option]);
    setTyped(null);
    if (!props.staysOpen) open(false);
  }

  function press(event: KeyboardEvent): void {
    const next = event.key.startsWith('Arrow') ? optionLedTo(usable.map(nameOf), active, event.key) : undefined;
    const at = usable.find((option) => nameOf(option) === active);
    if (event.key === 'Backspace' && isSeveral && (typed ?? '') === '') onChoose(chosen.slice(0, -1));
    else if (next !== undefined) {
      open(true);
      setActive(next);
      event.preventDefault();
    } else if (event.key === 'Escape' && isOpen) {
      open(false);
      event.stopPropagation();
    } else if (event.key === 'Enter' && (at !== undefined || own !== null)) {
      take((at ?? own) as Value);
      event.preventDefault();
    }
  }

  return (
    <FieldFrame label={label} hint={hint}>
      {(links) => (
        <Box ref={box} data-several={isSeveral || undefined} data-look={props.isLine ? 'line' : undefined}>
          {isSeveral && (
            <ChosenChips
              chosen={chosen.map(nameOf)}
              onTakeAway={(name) => onChoose(chosen.filter((one) => nameOf(one) !== name))}
            />
          )}
          <input
            {...links}
            {...field}
            ref={input}
            value={typed ?? (isSeveral ? '' : chosen.map(nameOf).join(''))}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(null);
              open(true);
              if (!isSeveral && target.value === '') onChoose([]);
            }}
            onClick={() => open(true)}
            onKeyDown={press}
            onBlur={() => {
              setTyped(null);
              open(false);
            }}
          />
          {props.isLoading && <Spinner />}
          <Ends>
            {chosen.length > 0 && (
              <IconButton
                size="row"
                tabIndex={-1}
                label={t('material.autocomplete.clear')}
                icon={<X aria-hidden="true" />}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose([])}
              />
            )}
            <IconButton
              size="row"
              tabIndex={-1}
              label={t(isOpen ? 'material.autocomplete.close' : 'material.autocomplete.open')}
              icon={<ChevronDown aria-hidden="true" />}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus();
                open(!isOpen);
              }}
            />
          </Ends>
          {isOpen && (
            <ChoiceSheet
              id={listId}
              field={box}
              label={label}
              remark={t(props.isLoading ? 'material.autocomplete.loading' : 'material.autocomplete.none')}
              options={offers.map((option) => ({
                id: idOf(nameOf(option)),
                text: offered(option),
                isActive: nameOf(option) === active,
                isChosen: isChosen(option),
                isOff: props.isOff?.(option) ?? false,
                take: () => take(option),
              }))}
            />
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
