import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../http/network.ts';
import type { Place } from './session-store.ts';

const browsers: [mark: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const systems: [mark: RegExp, name: string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Where a request comes from: browser and system by their names, and its network. What is not known is left out. */
export function placeOf(request: FastifyRequest): Place {
  const agent = (request.headers['user-agent'] ?? '').slice(0, 500);
  const named = [browsers, systems].flatMap((list) => list.find(([mark]) => mark.test(agent))?.[1] ?? []);
  return { device: named.join(', '), network: networkOf(request.ip) };
}
