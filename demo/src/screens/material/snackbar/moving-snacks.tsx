import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import type { TransitionProps } from '@mui/material/transitions';
import { type ComponentType, type ReactElement, useState } from 'react';
import { VariantCard } from '../variant-card.tsx';
import { Snack } from './snack.tsx';

type Moved = TransitionProps & { children: ReactElement<unknown> };

/** How a message can come: it grows, it fades in, or it slides, also to each of the four sides. */
const movements = {
  grow: Grow,
  fade: Fade,
  slide: (moved: Moved) => <Slide {...moved} direction="up" />,
  left: (moved: Moved) => <Slide {...moved} direction="left" />,
  up: (moved: Moved) => <Slide {...moved} direction="up" />,
  right: (moved: Moved) => <Slide {...moved} direction="right" />,
  down: (moved: Moved) => <Slide {...moved} direction="down" />,
} satisfies Record<string, ComponentType<Moved>>;

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
          open={isOpen}
          slots={{ transition: movements[way.movement] }}
          message={way.message}
          onClose={() => setIsOpen(false)}
        />
      )}
    </VariantCard>
  );
}
