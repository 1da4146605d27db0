import styled from '@emotion/styled';

/** Each a light and a dark side: dark letters on the light one, in a dark scheme the other way round, so that no disc outshines the names. */
export const grounds = [
  ['#DCE6F4', '#2E4166'],
  ['#F6E3C8', '#573C0A'],
  ['#D5EEE6', '#0F4A3B'],
  ['#E7DFF7', '#4A2E85'],
  ['#F8DCE3', '#6F1833'],
] as const;

const Disc = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: '50%',
  fontSize: 10,
  lineHeight: 1,
  fontWeight: 600,
  verticalAlign: 'middle',
  '&[data-size=large]': { width: 32, height: 32, fontSize: 12 },
});

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Initials on a ground that is always the same for a name. Decoration: the name stands beside it. */
export function Avatar({ name, size = 'small' }: { name: string; size?: 'small' | 'large' }) {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  const [pale = '', deep = ''] = grounds[hash % grounds.length] ?? [];
  const style = { background: `light-dark(${pale}, ${deep})`, color: `light-dark(${deep}, ${pale})` };
  return (
    <Disc style={style} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </Disc>
  );
}
