import type { Database, Query } from '../database.ts';

/** A statement, or a part of one, written with its values in place. */
export class Sql<Row> {
  readonly #strings: readonly string[];
  readonly #values: readonly unknown[];

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.#strings = strings;
    this.#values = values;
  }

  /** The statement, each of its values bound in its turn. */
  get query(): Query {
    const values: unknown[] = [];
    return { text: this.#textWith(values), values };
  }

  #textWith(values: unknown[]): string {
    return this.#strings.reduce((text, next, at) => {
      const value = this.#values[at - 1];
      return text + (value instanceof Sql ? value.#textWith(values) : `$${values.push(value)}`) + next;
    });
  }

  /** Runs it and gives its rows. */
  execute(db: Database): Promise<Row[]> {
    return db.query<Row>(this.query);
  }
}

/** SQL as it is written: what stands in `${}` is bound as a value, never read as SQL, unless it is such SQL itself. */
export function sql<Row>(strings: TemplateStringsArray, ...values: unknown[]): Sql<Row> {
  return new Sql<Row>(strings, values);
}
