/**
 * Shows at the edges of a bar that scrolls sideways that it goes on there; to be mixed into its styles. Nothing shows where all of it is in sight.
 * @param ground the colour it lies on
 * @param shade the colour of the edge
 */
export function goesOn(ground: string, shade: string) {
  const layers = (['left', 'right'] as const).flatMap((side) => {
    const to = `to ${side === 'left' ? 'right' : 'left'}`;
    return [
      // It scrolls along, and covers the edge at the end of what there is.
      { attachment: 'local', image: `linear-gradient(${to}, ${ground} 40%, transparent)`, size: '48px 100%', side },
      { attachment: 'scroll', image: `linear-gradient(${to}, ${shade}, transparent)`, size: '20px 100%', side },
    ];
  });
  // What covers lies over what is covered.
  const ordered = layers.toSorted((one, other) => one.attachment.localeCompare(other.attachment));
  return {
    backgroundColor: ground,
    backgroundRepeat: 'no-repeat',
    backgroundImage: ordered.map(({ image }) => image).join(', '),
    backgroundSize: ordered.map(({ size }) => size).join(', '),
    backgroundPosition: ordered.map(({ side }) => side).join(', '),
    backgroundAttachment: ordered.map(({ attachment }) => attachment).join(', '),
  } as const;
}
