import { part } from '../../facts/entity.ts';
import { email, flag, initially, optional, paragraphs, phone, text } from '../../facts/fields.ts';

/**
 * The people of a firm, as a part of its record (domain reference 2.1); exactly one is the main contact when there are any.
 * @param table of the rows
 * @param parent the column that points to the firm
 */
export function contactsIn(table: string, parent: string) {
  return part({
    table,
    parent,
    max: 200,
    fields: {
      firstName: optional(text({ max: 80 })),
      lastName: text({ max: 80 }),
      jobTitle: optional(text({ max: 100 })),
      department: optional(text({ max: 80 })),
      email: optional(email()),
      phone: optional(phone()),
      mobile: optional(phone()),
      isPrimary: initially(flag(), false),
      notes: optional(paragraphs({ max: 1000 })),
    },
  });
}

/** A part that holds contacts. */
export type Contacts = ReturnType<typeof contactsIn>;
