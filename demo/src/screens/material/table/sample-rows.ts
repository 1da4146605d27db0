import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';

/** A row of the sample tables. */
export interface SampleRow {
  id: number;
  name: string;
  company: string;
  start: PlainDate;
  isOpen: boolean;
  /** In dollars. */
  amount: string;
}

/** Nine made-up engagements, begun in the last months. @param today `YYYY-MM-DD` */
export function sampleRows(today: PlainDate): SampleRow[] {
  const ago = (days: number) => addDays(today, -days);
  return [
    { id: 1, name: 'Marit Solheim', company: 'Nordlys Freight', start: ago(9), isOpen: true, amount: '1240.00' },
    { id: 2, name: 'Teo Bianchi', company: 'Orto Verde', start: ago(23), isOpen: false, amount: '860.50' },
    { id: 3, name: 'Aisha Karimi', company: 'Lumen Optics', start: ago(37), isOpen: true, amount: '3975.00' },
    { id: 4, name: 'Jonas Weidt', company: 'Weidt & Sons', start: ago(51), isOpen: true, amount: '512.25' },
    { id: 5, name: 'Carla Duarte', company: 'Mar Alto Foods', start: ago(72), isOpen: false, amount: '2080.00' },
    { id: 6, name: 'Ben Okafor', company: 'Riverbend Clinics', start: ago(93), isOpen: true, amount: '1745.75' },
    { id: 7, name: 'Sofie Lambrecht', company: 'Atelier Noord', start: ago(121), isOpen: false, amount: '690.00' },
    { id: 8, name: 'Hiro Tanabe', company: 'Kumo Storage', start: ago(149), isOpen: true, amount: '4310.40' },
    { id: 9, name: 'Elena Petrov', company: 'Granit Works', start: ago(177), isOpen: true, amount: '998.90' },
  ];
}
