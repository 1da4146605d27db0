import styled from '@emotion/styled';

/** Why there is nothing to see: nothing yet, nothing matches, it failed, it is not allowed; or all of it is done. */
export type EmptyKind = 'nothingYet' | 'nothingMatches' | 'failed' | 'notAllowed' | 'allDone';

const Picture = styled('svg')(({ theme: { vars } }) => ({
  width: 112,
  height: 72,
  fill: 'none',
  stroke: vars.palette.ink3,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .sheet': { fill: vars.palette.background.paper, stroke: vars.palette.line2, strokeWidth: 1 },
  '& .lines': { stroke: vars.palette.line2, strokeWidth: 3 },
  '& .sign': { fill: vars.palette.sunken },
  '&[data-kind=nothingYet]': { '& .sign': { fill: vars.palette.tint }, stroke: vars.palette.primaryText },
  '&[data-kind=allDone]': { '& .sign': { fill: vars.palette.good.tint }, stroke: vars.palette.good.text },
  '&[data-kind=failed]': { '& .sign': { fill: vars.palette.bad.tint }, stroke: vars.palette.bad.text },
}));

/** A record as a sheet: its status, its name, its figure. */
function Sheet({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="sheet" x=".5" y=".5" width="75" height="19" rx="4" />
      <path className="lines" d="M9 10h0M18 10h24M57 10h9" />
    </g>
  );
}

/** What stands in the place of the last sheet, or over it. */
const icons = {
  // The outline of a sheet that is to be made.
  nothingYet: <rect className="sign" x="28.5" y="51.5" width="75" height="19" rx="4" strokeDasharray="4 3.5" />,
  // A glass over the sheets that shows none of them.
  nothingMatches: (
    <>
      <Sheet x={28} y={51} />
      <circle className="sign" cx="72" cy="38" r="13" />
      <path d="m81.5 47.5 9 9M68 34l8 8M76 34l-8 8" />
    </>
  ),
  // A sheet that came in two.
  failed: (
    <>
      <path className="sign" d="M62 51.5H32.5a4 4 0 0 0-4 4v11a4 4 0 0 0 4 4H58l4-6-4-6z" />
      <path className="sign" d="M70 51.5h29.5a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4H66l4-6-4-6z" />
    </>
  ),
  // The last sheet is ticked off.
  allDone: (
    <>
      <rect className="sign" x="28.5" y="51.5" width="75" height="19" rx="4" />
      <path d="m61 61 3.5 3.5 6.5-7" />
    </>
  ),
  // A lock before the sheets.
  notAllowed: (
    <>
      <Sheet x={28} y={51} />
      <path d="M62 36v-6a8 8 0 0 1 16 0v6" />
      <rect className="sign" x="57" y="36" width="26" height="20" rx="4" />
      <path d="M70 44v4" />
    </>
  ),
};

/** The drawing of an empty place: sheets of records, and what is the matter with them. It says nothing that the words do not. */
export function EmptyDrawing({ kind }: { kind: EmptyKind }) {
  return (
    <Picture viewBox="0 0 112 72" data-kind={kind} aria-hidden="true">
      <Sheet x={8} y={1} />
      <Sheet x={18} y={26} />
      {icons[kind]}
    </Picture>
  );
}
