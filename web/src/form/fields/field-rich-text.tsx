import type { Field } from '@mandate/contract/facts/fields.ts';
import { lengthOf } from '@mandate/contract/texts/clean-text.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockSkeleton } from './block-skeleton.tsx';
import { FieldCell, type FieldProps } from './field-cell.tsx';
import { heldText, shownText } from './field-texts.tsx';

const RichTextEditor = lazy(() => import('../../rich-text/rich-text-editor.tsx'));

/** As tall as the empty editor with its label and tools, in pixels. */
const height = 153;

/** Text with headings, lists and links. Says how long it is when it comes close to its limit, its markup counted. */
export function RichText<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  const { t } = useTranslation();
  return (
    <FieldCell span={6} {...props}>
      {(field) => {
        const html = shownText(field.value);
        const max = field.facts.max ?? Number.POSITIVE_INFINITY;
        const isLong = html.length > max * 0.8;
        return (
          <Suspense fallback={<BlockSkeleton height={height} />}>
            <RichTextEditor
              {...field.frame}
              hint={isLong ? t('editor.characters', { count: lengthOf(html), max }) : field.frame.hint}
              value={html}
              onText={(text) => field.set(heldText(field, text))}
            />
          </Suspense>
        );
      }}
    </FieldCell>
  );
}
