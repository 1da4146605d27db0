import { Spinner } from '@mandate/web/src/ui/feedback/spinner.tsx';
import { FieldBox, FieldFrame } from '@mandate/web/src/ui/fields/field-frame.tsx';
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { ChoiceSheet } from './choice-sheet.tsx';

const Box = styled(FieldBox)(({ theme: { vars } }) => ({
  flexWrap: 'wrap',
  '& > input': { flex: '1 1 0', width: 'auto', minWidth: 40, minHeight: 34 },
  '&[data-several]': { gap: '4px 6px', padding: '3px 10px' },
  '&[data-several] > input': { minHeight: 28 },
  '&[data-look=line]': { borderWidth: '0 0 1px', borderRadius: 0, background: 'none' },
  '& .MuiAutocomplete-endAdornment': {
    position: 'static',
    display: 'flex',
    flex: 'none',
    transform: 'none',
    marginRight: -4,
  },
  '& .MuiAutocomplete-endAdornment > button': {
    width: 24,
    height: 24,
    margin: 0,
    padding: 0,
    borderRadius: 6,
    color: vars.palette.text.secondary,
    '& > svg': { width: 16, height: 16, strokeWidth: 1.75 },
    '&:hover': { background: vars.palette.hover },
  },
}));

type ChoiceFieldProps<
  Value,
  Several extends boolean | undefined,
  Always extends boolean | undefined,
  Typed extends boolean | undefined,
> = Omit<AutocompleteProps<Value, Several, Always, Typed>, 'renderInput' | 'renderOption'> & {
  label: string;
  hint?: string;
  /** An offered choice as it is read, where that is not its label. */
  offered?: (option: Value) => string;
  /** With a line below it in place of a box around it. */
  isLine?: boolean;
};

/** A field that offers what fits to what is typed. Takes what the component library's autocomplete takes. */
export function ChoiceField<
  Value,
  Several extends boolean | undefined = false,
  Always extends boolean | undefined = false,
  Typed extends boolean | undefined = false,
>(props: ChoiceFieldProps<Value, Several, Always, Typed>) {
  const { label, hint, offered, isLine = false, ...rest } = props;
  const { t } = useTranslation('demo');
  const textOf = offered ?? ((option: Value) => rest.getOptionLabel?.(option) ?? String(option));
  return (
    <Autocomplete<Value, Several, Always, Typed>
      clearText={t('material.autocomplete.clear')}
      closeText={t('material.autocomplete.close')}
      openText={t('material.autocomplete.open')}
      loadingText={t('material.autocomplete.loading')}
      noOptionsText={t('material.autocomplete.none')}
      clearIcon={<X aria-hidden="true" />}
      popupIcon={<ChevronDown aria-hidden="true" />}
      slots={{ paper: ChoiceSheet }}
      slotProps={{ listbox: { 'aria-label': label, 'aria-labelledby': undefined } }}
      sx={{ width: '100%' }}
      {...rest}
      renderOption={({ key, ...option }, value, { selected }) => (
        <li key={key} {...option}>
          {textOf(value)}
          {selected && <Check aria-hidden="true" />}
        </li>
      )}
      renderInput={({ id, slotProps: { input, htmlInput } }) => (
        <FieldFrame label={label} hint={hint} id={id}>
          {(links) => (
            <Box
              ref={input.ref}
              onMouseDown={input.onMouseDown}
              data-several={rest.multiple || undefined}
              data-look={isLine ? 'line' : undefined}
            >
              {input.startAdornment}
              <input {...htmlInput} {...links} />
              {rest.loading && <Spinner />}
              {input.endAdornment}
            </Box>
          )}
        </FieldFrame>
      )}
    />
  );
}
