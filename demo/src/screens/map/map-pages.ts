import type { DemoPage } from '../../demo-page.ts';
import { allowLeaflet } from './allow-leaflet.ts';

export const mapPages: readonly DemoPage[] = [
  {
    path: '/map',
    label: 'map.title',
    load: () => {
      allowLeaflet();
      return import('./map-page.tsx');
    },
  },
];
