import { entity } from '../facts/entity.ts';
import {
  code,
  color,
  flag,
  givenFirst,
  initially,
  integer,
  optional,
  paragraphs,
  reference,
  replyOnly,
  searched,
  shownOnly,
  text,
  tree,
  unique,
  within,
} from '../facts/fields.ts';

/** The most levels the tree of categories has. */
export const categoryDepth = 3;

/** What kind of service something is; categories form a tree (domain reference 2.5). */
export const serviceCategory = entity({
  name: 'service-category',
  table: 'service_categories',
  label: 'name',
  defaultSort: { field: 'treeOrder', direction: 'asc' },
  fields: {
    code: searched(unique(givenFirst(code({ max: 16 })), 'live')),
    name: searched(within(['parentId'], text({ min: 2, max: 100 }))),
    parentId: tree(optional(reference('service-category')), categoryDepth),
    description: optional(paragraphs({ max: 500 })),
    color: givenFirst(color()),
    /** The place among the categories of the same parent. */
    sortOrder: givenFirst(integer({ min: 1, max: 9999 })),
    /** The names from the root down to the category. */
    path: searched(replyOnly(text({ max: 306 }))),
    /** Sorts a category below its parent, siblings by their order. */
    treeOrder: shownOnly(replyOnly(text({ max: 400 }))),
    /** 1 at the root. */
    level: replyOnly(integer({ min: 1, max: categoryDepth })),
    isActive: initially(flag(), true),
  },
  parts: {},
});
