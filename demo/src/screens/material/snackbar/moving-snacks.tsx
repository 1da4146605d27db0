import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { useState } from 'react';
import { VariantCard } from '../variant-card.tsx';
import { type Move, Snack } from './snack.tsx';

/** How a message can come: it grows, it fades in, or it slides, also to each of the four sides. */
const movements = {
  grow: 'grow',
  fade: 'fade',
  slide: 'up',
  left: 'left',
  up: 'up',
  right: 'right',
  down: 'down',
} as const satisfies Record<string, Move>;

/** The name of a way to come. */
export type Movement = keyof typeof movements;

interface MovingSnacksProps {
  title: string;
  lead: string;
  /** Each way with the words of its button, and what the message says. */
  ways: readonly { movement: Movement; label: string; message: string }[];
}

/** A button for each way a message can come. */
export function MovingSnacks({ title, lead, ways }: MovingSnacksProps) {
  const [shown, setShown] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const way = ways[shown];
  return (
    <VariantCard title={title} subtitle={lead}>
      {ways.map(({ movement, label }, place) => (
        <Button
          key={movement}
          onClick={() => {
            setShown(place);
            setIsOpen(true);
          }}
        >
          {label}
        </Button>
      ))}
      {way && (
        <Snack
          key={way.movement}
          isOpen={isOpen}
          move={movements[way.movement]}
          message={way.message}
          onClose={() => setIsOpen(false)}
        />
      )}
    </VariantCard>
  );
}
