import type { Values } from '@mandate/contract/changes/merge.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { useEffect, useState } from 'react';
import type { RecordForm } from '../../../form/state/record-form.ts';
import { keepWork, readWork } from '../../../lib/drafts/kept-work.ts';
import { useUser, useViewer } from '../../../lib/session/session.ts';

const pauseMs = 300;

/**
 * Keeps what is typed into a form in this browser, and puts what was kept before into it. While the product is looked at as somebody else
 * nothing is kept.
 * @returns when it was kept last (ISO 8601); null while there is nothing
 */
export function useKeptForm(form: RecordForm, page: string): string | null {
  const { id } = useUser();
  const isOwn = useViewer() === null;
  const [keptAt, setKeptAt] = useState<string | null>(null);
  useEffect(() => {
    if (!isOwn) return;
    const kept = readWork<Values>(id, page);
    if (kept) {
      for (const [name, value] of Object.entries(kept.work)) if (name in form.entity.fields) form.set(name, value);
      setKeptAt(kept.at);
    }
    let pause: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(pause);
      pause = undefined;
      const { base, values, proposed } = form.state();
      const typed = Object.keys(form.entity.fields).filter(
        (name) => !proposed.includes(name) && !isSame(values[name] ?? null, base[name] ?? null),
      );
      const work = Object.fromEntries(typed.map((name) => [name, values[name] ?? null]));
      setKeptAt(keepWork(id, page, typed.length === 0 ? null : work));
    };
    const later = () => {
      pause ??= setTimeout(keep, pauseMs);
    };
    // Who leaves at once leaves nothing behind.
    const close = () => pause !== undefined && keep();
    const unsubscribe = form.subscribe(later);
    addEventListener('pagehide', close);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', close);
      close();
    };
  }, [form, id, page, isOwn]);
  return keptAt;
}
