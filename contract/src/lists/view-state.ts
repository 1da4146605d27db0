import { z } from 'zod';
import { densities } from '../preferences/formats.ts';
import { fieldName, gridQuerySchema } from './grid-query.ts';

/** The longest state of a view or layout, as characters of its JSON. */
const longestState = 32_768;

const { search, filter, sort, pageSize, deleted } = gridQuerySchema.shape;

const columnSchema = z.strictObject({
  field: z.string().min(1).max(80),
  /** In pixels. */
  width: z.int().min(24).max(2000).optional(),
  isPinned: z.literal(true).optional(),
});

const columnsSchema = z
  .array(columnSchema)
  .min(1)
  .max(100)
  .superRefine((columns, context) => {
    const met = new Set<string>();
    for (const [index, { field }] of columns.entries()) {
      if (met.has(field))
        context.addIssue({ code: 'custom', path: [index, 'field'], params: { code: 'columnNotUnique', params: {} } });
      met.add(field);
    }
  });

/** How a list is laid out: its columns in their order, those that are left out are hidden; how dense, how many rows a page. */
const layoutKeys = {
  columns: columnsSchema.optional(),
  density: z.enum(densities).optional(),
  pageSize: pageSize.unwrap().optional(),
};

function isShort(state: unknown): boolean {
  return JSON.stringify(state).length <= longestState;
}
const tooLong = { params: { code: 'maxLength', params: { max: longestState } } };

/**
 * What a view keeps; what is absent is as the list has it. Fields are names, known or not: what a reader has no such field of, their
 * screen leaves out and says so.
 */
export const viewStateSchema = z
  .strictObject({
    search,
    filter,
    sort: sort.unwrap().optional(),
    deleted: deleted.unwrap().optional(),
    /** The field whose values the rows are grouped by. */
    groupBy: fieldName.optional(),
    ...layoutKeys,
  })
  .refine(isShort, tooLong);
export type ViewState = z.infer<typeof viewStateSchema>;

/** What a person changed of the layout of a list or of a view, for himself alone. */
export const layoutStateSchema = z.strictObject(layoutKeys).refine(isShort, tooLong);
export type LayoutState = z.infer<typeof layoutStateSchema>;

/** A person's layouts of a list: of its views, and with `viewId` null of the list without a view. */
export const layoutsSchema = z.object({
  layouts: z.array(z.object({ viewId: z.string().nullable(), state: layoutStateSchema })),
  /** The view the list opens with: the person's own choice, else the one for the person's role. */
  defaultViewId: z.string().nullable(),
});
export type Layouts = z.infer<typeof layoutsSchema>;
