/**
 * Loaded into the application before its own code. Between the messages `watch memory` and `memory watched` it looks every some ms at how
 * much memory the process has.
 */

/** The memory of a process in bytes: resident when the watch began, and the most of it while it went on; of that the heap of JavaScript. */
export interface WatchedMemory {
  before: number;
  most: number;
  heapBefore: number;
  mostHeap: number;
}

const everyMs = 20;
let watched: WatchedMemory | null = null;
let timer: NodeJS.Timeout | undefined;

function look(): void {
  const { rss, heapUsed } = process.memoryUsage();
  watched ??= { before: rss, most: rss, heapBefore: heapUsed, mostHeap: heapUsed };
  watched.most = Math.max(watched.most, rss);
  watched.mostHeap = Math.max(watched.mostHeap, heapUsed);
}

process.on('message', (message) => {
  if (message === 'watch memory') {
    watched = null;
    look();
    timer = setInterval(look, everyMs);
  }
  if (message === 'memory watched') {
    clearInterval(timer);
    look();
    process.send?.(watched);
  }
});
