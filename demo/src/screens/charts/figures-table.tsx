import styled from '@emotion/styled';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import type { ChartFigures } from './chart-figures.ts';

const Frame = styled('div')({ position: 'relative', height: '100%', overflow: 'auto' });

const Rows = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': { padding: '8px 5px', textAlign: 'left', fontWeight: 400 },
  '& th:first-of-type': { paddingLeft: 0 },
  '& .figure': { ...tabular, textAlign: 'right' },
  '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.ink3 },
  '& tbody tr': { borderTop: `1px solid ${vars.palette.divider}` },
}));

/** The figures of a chart as a table, as tall as the chart was. */
export function FiguresTable({ title, of: { placeName, series, rows } }: { title: string; of: ChartFigures }) {
  const { number } = useFormats();
  return (
    <Frame tabIndex={0} role="group" aria-label={title}>
      <Rows>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{placeName}</th>
            {series.map((name) => (
              <th key={name} scope="col" className="figure">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, figures }) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {figures.map((figure, at) => (
                <td key={series[at]} className="figure">
                  {numberText(String(figure), number)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Rows>
    </Frame>
  );
}
