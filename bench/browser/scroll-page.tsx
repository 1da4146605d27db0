/** The page of the scroll bench: the product's grid and nothing else, with as many rows as `?rows=` says. */
import '../../web/src/app/base.css';
import { createRoot } from 'react-dom/client';
import { Providers } from '../../web/src/app/providers.tsx';
import { type PillTone, StatusPill } from '../../web/src/ui/badges/status-pill.tsx';
import { type Column, DataGrid } from '../../web/src/ui/grid/data-grid.tsx';
import { Figure, Money, Percent, PlainDateText } from '../../web/src/ui/values/figure.tsx';

interface Row {
  place: number;
  code: string;
  name: string;
  customer: string;
  status: PillTone;
  startDate: string;
  endDate: string;
  hours: string;
  percent: string;
  cost: string;
  net: string;
}

const statuses: PillTone[] = ['draft', 'quoted', 'approved', 'active', 'completed', 'closed', 'onHold', 'lost'];
const subjects = ['Migration', 'Review', 'Roadmap', 'Training', 'Audit', 'Workshop', 'Rollout'];
const customers = [
  'Nordwind Handels GmbH',
  'Atelier Lumière',
  'Kowalski i Synowie',
  'Harbour Logistics Ltd',
  'Älvsjö AB',
];

function oneOf<Value>(values: readonly [Value, ...Value[]] | Value[], place: number): Value {
  return values[place % values.length] as Value;
}

/** The parts of a date from a whole number, always one that exists. */
function dateOf(place: number): string {
  const [month, day] = [1 + (place % 12), 1 + (place % 28)].map((part) => String(part).padStart(2, '0'));
  return `${2015 + (place % 12)}-${month}-${day}`;
}

function rowOf(place: number): Row {
  return {
    place,
    code: `P-${2015 + (place % 12)}-${String(place).padStart(6, '0')}`,
    name: `${oneOf(subjects, place)} of ${oneOf(subjects, place * 3 + 1)} ${place}`,
    customer: oneOf(customers, place),
    status: oneOf(statuses, place),
    startDate: dateOf(place),
    endDate: dateOf(place + 5),
    hours: String((place * 7) % 2000),
    percent: `${(place * 13) % 60}.5`,
    cost: `${(place * 7919) % 90_000}.25`,
    net: `${(place * 104_729) % 120_000}.50`,
  };
}

const figure = { cellClass: 'figure', headerCellClass: 'figure' };
const columns: Column<Row>[] = [
  { key: 'code', name: 'Code', width: 130, frozen: true },
  { key: 'name', name: 'Name', width: 220, renderCell: ({ row }) => <a href={`#${row.place}`}>{row.name}</a> },
  { key: 'customer', name: 'Customer', width: 180 },
  {
    key: 'status',
    name: 'Status',
    width: 120,
    renderCell: ({ row }) => <StatusPill tone={row.status} label={row.status} />,
  },
  { key: 'startDate', name: 'Start', width: 112, renderCell: ({ row }) => <PlainDateText date={row.startDate} /> },
  { key: 'endDate', name: 'End', width: 112, renderCell: ({ row }) => <PlainDateText date={row.endDate} /> },
  { key: 'hours', name: 'Hours', width: 90, ...figure, renderCell: ({ row }) => <Figure value={row.hours} /> },
  { key: 'percent', name: 'Margin', width: 90, ...figure, renderCell: ({ row }) => <Percent value={row.percent} /> },
  {
    key: 'cost',
    name: 'Cost',
    width: 150,
    ...figure,
    renderCell: ({ row }) => <Money amount={row.cost} currency="EUR" />,
  },
  {
    key: 'net',
    name: 'Net',
    width: 150,
    ...figure,
    renderCell: ({ row }) => <Money amount={row.net} currency="EUR" />,
  },
];

const count = Number(new URLSearchParams(location.search).get('rows'));
const rows = Array.from({ length: count }, (_, place) => rowOf(place));
const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the grid');
root.style.display = 'grid';
createRoot(root).render(
  <Providers>
    <DataGrid aria-label="Rows" columns={columns} rows={rows} rowKeyGetter={({ place }) => place} />
  </Providers>,
);
