import { Children, isValidElement, type ReactNode } from 'react';

/**
 * The HTML of a sample as it is written by hand: elements, their attributes and texts.
 * @param node what is shown; made of elements of HTML alone
 */
export function markupOf(node: ReactNode, indent = ''): string {
  return Children.toArray(node)
    .map((part) => `${indent}${partOf(part, indent)}`)
    .join('\n');
}

function partOf(node: ReactNode, indent: string): string {
  if (!isValidElement<Record<string, unknown>>(node)) return String(node);
  const { children, ...attributes } = node.props;
  const tag = String(node.type);
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name === 'className' ? 'class' : name.toLowerCase()}="${value}"`,
  );
  const start = `<${tag}${written.join('')}>`;
  const inside = children as ReactNode;
  const hasElements = Children.toArray(inside).some((part) => isValidElement(part));
  if (!hasElements) return `${start}${Children.toArray(inside).join('')}</${tag}>`;
  return `${start}\n${markupOf(inside, `${indent}  `)}\n${indent}</${tag}>`;
}
