import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';

const Tiles = styled('dl')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 14,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: '14px 20px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 8,
    background: vars.palette.background.paper,
    boxShadow: vars.palette.shadow.card,
  },
  '& dt': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& dd': { fontSize: 20, lineHeight: '28px', fontWeight: 600 },
  [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > div': { padding: '12px 16px' } },
}));

/** A few figures, each large over its name. */
export function FigureTiles({ figures }: { figures: readonly (readonly [name: string, figure: string])[] }) {
  return (
    <Tiles>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Tiles>
  );
}
