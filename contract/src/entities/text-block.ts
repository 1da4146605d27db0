import { entity, type RowOf } from '../facts/entity.ts';
import { choice, code, flag, initially, inRows, optional, paragraphs, searched, unique } from '../facts/fields.ts';
import { documentKinds, paperLanguages } from '../paper/document-kinds.ts';
import { textPurposes } from '../paper/text-purposes.ts';

/** A text of the firm for papers and mails, in one language (documents reference 2). */
export const textBlock = entity({
  name: 'text-block',
  table: 'text_blocks',
  label: 'code',
  defaultSort: { field: 'code', direction: 'asc' },
  fields: {
    code: searched(unique(code({ max: 40 }), 'live')),
    purpose: choice(...textPurposes),
    /** The kind of document it is for; empty for all. */
    documentKind: optional(choice(...documentKinds)),
    language: initially(choice(...paperLanguages), 'en'),
    /** With placeholders in braces (`textPlaceholders`). */
    body: searched(inRows(paragraphs({ max: 8000 }))),
    /** Taken where nobody chooses another: at most one for a purpose, kind and language. */
    isDefault: initially(flag(), false),
  },
  parts: {},
});

/** A text as grids and replies carry it. */
export type TextBlockRow = RowOf<typeof textBlock>;
