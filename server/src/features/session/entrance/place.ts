import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../http/network-of.ts';

/** Where somebody signs in: shown in the list of sessions. */
export interface Place {
  /** Browser and system in words. */
  device: string;
  network: string;
}

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

/** From where something is asked, as rows of the audit say it. */
export interface Origin {
  network: string;
  requestId: string;
}

/** The origin of a request, whoever makes it. */
export function originOf(request: FastifyRequest): Origin {
  return { network: networkOf(request.ip), requestId: request.id };
}

/** Where a request comes from: browser and system by their names, and its network. What is not known is left out. */
export function placeOf(request: FastifyRequest): Place {
  const agent = (request.headers['user-agent'] ?? '').slice(0, 500);
  const named = [browsers, systems].flatMap((list) => list.find(([mark]) => mark.test(agent))?.[1] ?? []);
  return { device: named.join(', '), network: networkOf(request.ip) };
}
