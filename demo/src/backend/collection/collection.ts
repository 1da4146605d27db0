import { fieldsOf, idOf } from './fields-of.ts';

interface Collection<Item> {
  all: () => Item[];
  one: (id: unknown) => Item | undefined;
  add: (sent: unknown) => Item[];
  update: (sent: unknown) => Item[];
  remove: (sent: unknown) => Item[];
}

/**
 * Records of one kind with the five calls of the mock. An id that is unknown, taken or missing changes nothing.
 * @param itemOf makes a whole record of the fields that were sent, `before` being what it replaces
 */
export function collection<Item extends { id: string }>(
  samples: readonly Item[],
  itemOf: (id: string, fields: Record<string, unknown>, before?: Item) => Item,
): Collection<Item> {
  let items = [...samples];
  const one = (sent: unknown) => items.find(({ id }) => id === idOf(sent));
  return {
    all: () => items,
    one,
    add: (sent) => {
      const fields = fieldsOf(sent);
      const id = idOf(fields.id);
      if (id !== undefined && !one(id)) items = [...items, itemOf(id, fields)];
      return items;
    },
    update: (sent) => {
      const fields = fieldsOf(sent);
      const before = one(fields.id);
      if (before) items = items.map((item) => (item === before ? itemOf(item.id, fields, before) : item));
      return items;
    },
    remove: (sent) => {
      const gone = one(fieldsOf(sent).id);
      items = items.filter((item) => item !== gone);
      return items;
    },
  };
}
