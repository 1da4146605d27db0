import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem, type } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figure.ts';

/** A figure as it is kept: of which bench it is, and the day it was measured. */
export interface StoredFigure extends Figure {
  bench: string;
  day: string;
}

/** What the report is written of. */
export interface StoredFigures {
  /** What all of them were measured on. */
  machine: string;
  figures: StoredFigure[];
}

const file = fileURLToPath(new URL('../../docs/speed/figures.json', import.meta.url));

/** The figures that were kept; none at first. */
export function storedFigures(): StoredFigures {
  if (!existsSync(file)) return { machine: thisMachine(), figures: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as StoredFigures;
}

/** Keeps the figures of a bench in place of those it gave before. Figures of another machine do not stand beside them and are let go. */
export function keep(bench: string, figures: readonly Figure[]): void {
  const machine = thisMachine();
  const kept = storedFigures();
  const day = new Date().toISOString().slice(0, 10);
  const others = kept.machine === machine ? kept.figures.filter((one) => one.bench !== bench) : [];
  const added = figures.map((figure) => rounded({ bench, day, ...figure }));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ machine, figures: [...others, ...added] }, null, 2)}\n`);
}

function thisMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const [node] = process.versions.node.split('.');
  return `${type()}, ${availableParallelism()} cores, ${memory} GiB, Node ${node}, the built-in PostgreSQL 18`;
}

/** Four digits are more than any of them is sure of. */
function rounded<Data>(data: Data): Data {
  const short = (_key: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
  return JSON.parse(JSON.stringify(data, short)) as Data;
}
