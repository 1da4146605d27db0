import styled from '@emotion/styled';

/** The bar of a label, 32 wide, in its tone; its words stand beside it or for those who cannot see it. */
export const LabelMark = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-block',
  flex: 'none',
  width: 32,
  height: 6,
  borderRadius: 2,
  '&[data-tone=primary]': { background: vars.palette.chart.first },
  '&[data-tone=green]': { background: vars.palette.chart.third },
  '&[data-tone=secondary]': { background: vars.palette.chart.second },
  '&[data-tone=error]': { background: vars.palette.chart.fifth },
}));
