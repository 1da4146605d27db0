/** A row of the sample tables. */
export interface SampleRow {
  id: number;
  name: string;
  company: string;
  /** `YYYY-MM-DD` */
  start: string;
  isOpen: boolean;
  /** In dollars. */
  amount: string;
}

/** Nine made-up engagements. */
export const sampleRows: readonly SampleRow[] = [
  { id: 1, name: 'Marit Solheim', company: 'Nordlys Freight', start: '2026-01-12', isOpen: true, amount: '1240.00' },
  { id: 2, name: 'Teo Bianchi', company: 'Orto Verde', start: '2026-02-03', isOpen: false, amount: '860.50' },
  { id: 3, name: 'Aisha Karimi', company: 'Lumen Optics', start: '2026-02-17', isOpen: true, amount: '3975.00' },
  { id: 4, name: 'Jonas Weidt', company: 'Weidt & Sons', start: '2026-03-09', isOpen: true, amount: '512.25' },
  { id: 5, name: 'Carla Duarte', company: 'Mar Alto Foods', start: '2026-03-30', isOpen: false, amount: '2080.00' },
  { id: 6, name: 'Ben Okafor', company: 'Riverbend Clinics', start: '2026-04-14', isOpen: true, amount: '1745.75' },
  { id: 7, name: 'Sofie Lambrecht', company: 'Atelier Noord', start: '2026-05-04', isOpen: false, amount: '690.00' },
  { id: 8, name: 'Hiro Tanabe', company: 'Kumo Storage', start: '2026-05-22', isOpen: true, amount: '4310.40' },
  { id: 9, name: 'Elena Petrov', company: 'Granit Works', start: '2026-06-11', isOpen: true, amount: '998.90' },
];
