import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { currentCommands } from '../../../lib/commands/commands.ts';
import { keySequence } from '../../../lib/commands/key-sequence.ts';
import { isStroke, readKeys } from '../../../lib/commands/keys.ts';
import { isOn, isTypedInto, keysOf } from '../../../lib/commands/shortcuts.ts';
import { useUser } from '../../../lib/session/session.ts';
import { goWays } from './go-ways.ts';

// These places hear their keys themselves, some of them while somebody types.
const heardElsewhere = /^(list|cells|lines|record|preview|text|pinned|selection)\./;

/** The one that is heard while somebody types, too. */
const [whileTyping] = keysOf('everywhere.palette');

interface Offer {
  keys: string;
  run: () => void;
}

/** Answers the keys that hold on every page: those of the commands that are offered, and the ways to pages by two letters. */
export function useGlobalKeys(): void {
  const navigate = useNavigate();
  const { role } = useUser();
  const offers = useEffectEvent((): Offer[] => {
    const commands = currentCommands().flatMap(({ id, keys, run }) =>
      keys === undefined || heardElsewhere.test(id) ? [] : [{ keys, run }],
    );
    const ways = goWays(role).flatMap(({ keys, entry }) =>
      keys.map((one) => ({ keys: one, run: () => void navigate(entry.to) })),
    );
    return [...commands, ...ways].filter(({ keys }) => isOn(keys));
  });

  useEffect(() => {
    const sequence = keySequence();
    let last: KeyboardEvent | null = null;

    /** Takes a press as part of a sequence. @returns whether it ended one */
    function sequenced(event: KeyboardEvent): boolean {
      if (last === event) return false;
      last = event;
      const known = offers().filter(({ keys }) => keys.includes(' '));
      const pressed = sequence.press(
        event,
        known.map(({ keys }) => keys),
        event.timeStamp,
      );
      const offer = pressed === null ? undefined : known.find(({ keys }) => keys === pressed);
      if (offer === undefined) return false;
      event.preventDefault();
      event.stopPropagation();
      offer.run();
      return true;
    }

    // The last key of a sequence is no other one's, whatever it does alone.
    function hearFirst(event: KeyboardEvent): void {
      if (event.repeat || event.isComposing) return;
      if (isTypedInto(event.target)) sequence.forget();
      else if (sequence.isWaiting(event.timeStamp)) sequenced(event);
    }

    function hear(event: KeyboardEvent): void {
      if (event.repeat || event.isComposing || event.defaultPrevented) return;
      const isTyped = isTypedInto(event.target);
      const isWindow = event.target instanceof Element && event.target.closest('[role=dialog], [role=menu]') !== null;
      if (isWindow) return;
      const offer = offers().find(({ keys }) => {
        const [stroke, next] = readKeys(keys);
        return (
          stroke !== undefined && next === undefined && isStroke(event, stroke) && (!isTyped || keys === whileTyping)
        );
      });
      if (offer) {
        event.preventDefault();
        offer.run();
      } else if (!isTyped) sequenced(event);
    }

    window.addEventListener('keydown', hearFirst, { capture: true });
    window.addEventListener('keydown', hear);
    return () => {
      window.removeEventListener('keydown', hearFirst, { capture: true });
      window.removeEventListener('keydown', hear);
    };
  }, []);
}
