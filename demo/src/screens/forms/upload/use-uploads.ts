import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoRefusal } from '../../../ask.ts';
import { enqueue, maySend, type Queued } from './queued.ts';
import { sendFile } from './send-file.ts';

/** The queue of files, and what can be done with it. What is on its way is given up when the page is left. */
export function useUploads() {
  const { t } = useTranslation('demo');
  const queries = useQueryClient();
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const underWay = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = underWay.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const change = (id: string, changed: Partial<Queued>) =>
    setQueue((now) => now.map((each) => (each.id === id ? { ...each, ...changed } : each)));

  async function send({ id, file }: Queued): Promise<void> {
    const controller = new AbortController();
    underWay.current.set(id, controller);
    change(id, { status: 'sending', sent: 0, problem: '' });
    try {
      await sendFile(file, (sent) => change(id, { sent }), controller.signal);
      change(id, { status: 'done', sent: file.size });
      await queries.invalidateQueries({ queryKey: ['demo', 'GET /api/upload/all'] });
    } catch (problem) {
      if (controller.signal.aborted) change(id, { status: 'cancelled', sent: 0 });
      else {
        const isRefused = problem instanceof DemoRefusal;
        change(id, { status: 'failed', problem: isRefused ? problem.message : t('upload.unreadable') });
      }
    } finally {
      underWay.current.delete(id);
    }
  }

  function cancel(id: string): void {
    underWay.current.get(id)?.abort();
  }

  return {
    queue,
    add: (files: readonly File[]) => setQueue((now) => enqueue(now, files)),
    send: (queued: Queued) => void send(queued),
    sendAll: () => {
      for (const queued of queue.filter(maySend)) void send(queued);
    },
    cancel,
    cancelAll: () => {
      for (const { id } of queue) cancel(id);
    },
    remove: (id: string) => {
      cancel(id);
      setQueue((now) => now.filter((each) => each.id !== id));
    },
    removeAll: () => {
      for (const { id } of queue) cancel(id);
      setQueue([]);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
