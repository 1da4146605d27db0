import { divIcon, geoJSON, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-50m.json' with { type: 'json' };
import { cities } from './cities.ts';
import { type Ring, unwrapped } from './unwrapped.ts';

/** What the data holds once it is unpacked: one piece of land after the other. */
interface Land {
  features: { geometry: { coordinates: Ring[][] } }[];
}

/** Draws the land; its colours come from the page. */
export function drawLand(map: LeafletMap): void {
  const topology = land as unknown as Parameters<typeof feature>[0];
  const { features } = feature(topology, topology.objects.land as Parameters<typeof feature>[1]) as unknown as Land;
  const coordinates = features.flatMap(({ geometry }) => geometry.coordinates.map((rings) => rings.map(unwrapped)));
  const style = () => ({ className: 'land' });
  geoJSON({ type: 'MultiPolygon', coordinates } as Parameters<typeof geoJSON>[0], { interactive: false, style }).addTo(
    map,
  );
}

/** Names the cities, those for which there is room at the zoom. */
export function nameCities(map: LeafletMap): void {
  const group = layerGroup().addTo(map);
  const labels = cities.map(({ name, at, from }) => {
    const icon = divIcon({ className: 'city', html: labelOf(name), iconSize: [0, 0] });
    return { from, label: marker([...at], { icon, interactive: false, keyboard: false }) };
  });
  const fit = () => {
    for (const { from, label } of labels) {
      if (map.getZoom() >= from) group.addLayer(label);
      else group.removeLayer(label);
    }
  };
  map.on('zoomend', fit);
  fit();
}

function labelOf(name: string): HTMLElement {
  const label = document.createElement('span');
  label.textContent = name;
  return label;
}
