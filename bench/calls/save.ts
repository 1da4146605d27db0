import { dataFolder } from '../bench-folder.ts';
import type { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { startApp } from '../process/app-process.ts';

const projects = 10_200;
const lines = 500;
const mostMs = 500;
const rounds = 20;

export const claims = `A save of a project's ${lines} lines, every one of them changed, within ${mostMs} ms at the server; reading the project beside it.`;

interface Project {
  id: string;
  version: number;
  lines: { id: string }[];
}

/**
 * Saves a project over and over, each time with another quantity and discount on every line; beside it the same project is read.
 * @param folders of the database, if it is not to be the kept one
 */
export async function save([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder(String(projects)), projects);
  try {
    const project = await begin(app.caller);
    const [saves, moves, reads]: number[][] = [[], [], []];
    let { version } = project;
    for (let round = 0; round <= rounds; round += 1) {
      const changed = project.lines.map(({ id }, index) => ({
        id,
        quantity: String(((round + index) % 37) + 1),
        discountPercent: String((round + index) % 11),
      }));
      const saved = await app.caller.post<Project>('/project/save', { id: project.id, version, lines: changed });
      const moved = await app.caller.post<Project>('/project/save', {
        id: project.id,
        version: saved.data.version,
        startDate: `2026-0${(round % 9) + 1}-01`,
      });
      ({ version } = moved.data);
      const read = await app.caller.get<Project>(`/project/get-by-id/${project.id}`);
      // The first rounds warm up.
      if (round < 3) continue;
      saves?.push(saved.ms);
      moves?.push(moved.ms);
      reads?.push(read.ms);
    }
    return figuresOf(saves ?? [], moves ?? [], reads ?? []);
  } finally {
    await app.stop();
  }
}

/** A project with priced lines: services by people, whose prices and costs the rates give. */
async function begin(caller: Caller): Promise<Project> {
  const page = { pageSize: 50 };
  const services = await caller.post<{ rows: { id: string }[] }>('/service/get-grid', page);
  const people = await caller.post<{ rows: { id: string }[] }>('/personnel/get-grid', page);
  const wanted = Array.from({ length: lines }, (_, index) => ({
    type: index % 25 === 0 ? 'section' : 'service',
    description: `Line ${index}`,
    ...(index % 25 > 0 && {
      serviceId: services.data.rows[index % services.data.rows.length]?.id,
      personnelId: people.data.rows[index % people.data.rows.length]?.id,
      quantity: '1',
      unit: 'day',
      unitPrice: String(900 + index),
    }),
  }));
  const body = { name: 'Measured', isInternal: true, lines: wanted };
  const { data } = await caller.post<Project>('/project/save', body);
  return { ...data, lines: data.lines.filter((_, index) => index % 25 > 0) };
}

function figuresOf(saves: number[], moves: number[], reads: number[]): Figure[] {
  const figure = (name: string, ms: number[]): Figure => ({
    name,
    unit: 'ms',
    figure: median(ms),
    range: [Math.min(...ms), Math.max(...ms)],
    reference: { name: 'reading it', figure: median(reads) },
  });
  return [
    { ...figure(`save of ${lines} changed lines`, saves), wanted: { most: mostMs } },
    figure(`save of another start, ${lines} lines`, moves),
  ];
}
