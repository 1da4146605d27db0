import { styled } from '@mui/material/styles';

const grounds = [
  { background: '#DCE6F4', color: '#22304F' },
  { background: '#F6E3C8', color: '#573C0A' },
  { background: '#D5EEE6', color: '#0F4A3B' },
  { background: '#E7DFF7', color: '#40247A' },
  { background: '#F8DCE3', color: '#6F1833' },
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
  return (
    <Disc style={grounds[hash % grounds.length]} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </Disc>
  );
}
