/** A city that is named on the map. */
export interface City {
  name: string;
  /** Latitude and longitude, in degrees. */
  at: readonly [number, number];
  /** The zoom from which it is named; nearer ones would stand over others before. */
  from: number;
}

/** The cities of the demo's maps. */
export const cities: readonly City[] = [
  { name: 'London', at: [51.51, -0.13], from: 1 },
  { name: 'New York', at: [40.71, -74.01], from: 1 },
  { name: 'São Paulo', at: [-23.55, -46.63], from: 1 },
  { name: 'Lagos', at: [6.52, 3.38], from: 1 },
  { name: 'Cairo', at: [30.04, 31.24], from: 2 },
  { name: 'Mumbai', at: [19.08, 72.88], from: 1 },
  { name: 'Tokyo', at: [35.68, 139.69], from: 1 },
  { name: 'Sydney', at: [-33.87, 151.21], from: 1 },
  { name: 'Nairobi', at: [-1.29, 36.82], from: 2 },
  { name: 'Mexico City', at: [19.43, -99.13], from: 2 },
  { name: 'Singapore', at: [1.35, 103.82], from: 2 },
  { name: 'Cape Town', at: [-33.92, 18.42], from: 2 },
  { name: 'Vancouver', at: [49.28, -123.12], from: 2 },
  { name: 'Paris', at: [48.86, 2.35], from: 4 },
  { name: 'Madrid', at: [40.42, -3.7], from: 3 },
  { name: 'Rome', at: [41.9, 12.5], from: 3 },
  { name: 'Berlin', at: [52.52, 13.41], from: 4 },
  { name: 'Vienna', at: [48.21, 16.37], from: 4 },
  { name: 'Stockholm', at: [59.33, 18.07], from: 3 },
  { name: 'Warsaw', at: [52.23, 21.01], from: 4 },
  { name: 'Athens', at: [37.98, 23.73], from: 4 },
];

/** The office that is marked. */
export const office = {
  name: 'Harbour Office',
  at: [53.55, 9.99] as [number, number],
  street: 'Kranwerft 12',
  city: 'Hamburg',
  phone: '+49 40 5550 0142',
  hours: '08:30–17:30',
};
