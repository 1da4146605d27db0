import styled from '@emotion/styled';
import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import { TextField } from '../fields/text-field.tsx';
import { phone } from '../media/phone.ts';
import { tabular } from '../values/tabular.ts';

/** A row of controls above a list; what follows a {@link ToolbarGap} stands at the right. */
export const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 12px',
  [phone]: { padding: '8px 0' },
});

/** The air between the left and the right of a toolbar. */
export const ToolbarGap = styled('span')({ flex: 1, [phone]: { display: 'none' } });

/** A small count on a button or tab. */
export const Count = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  minWidth: 18,
  height: 18,
  padding: '1px 5px',
  borderRadius: 999,
  background: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  textAlign: 'center',
}));

/** Quiet text in a bar: totals, remarks. On phones it has the room of most totals before it is known, so that no line is added. */
export const BarText = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  [phone]: { minWidth: 104 },
}));

const Box = styled('div')({ width: 220, [phone]: { flex: '1 1 110px', minWidth: 0, width: 'auto' } });

/** The search box of a list. */
export function SearchField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'icon' | 'size'>) {
  return (
    <Box>
      <TextField
        {...props}
        isLabelHidden
        type="search"
        role="searchbox"
        size="toolbar"
        icon={<Search aria-hidden="true" />}
      />
    </Box>
  );
}
