import type { Result } from 'axe-core';

/** Those of what axe found that are serious or critical, a line each. */
export function seriousAmong(violations: readonly Result[]): string[] {
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
