import type { Sample } from './sample-list.tsx';

const long = 'Northgate, Port Ellery and Saltmere share one timetable, and every train of it waits for the ferry.';

/** Samples of what happens to what is too large for its place. */
export const edgeSamples: readonly Sample[] = [
  {
    name: 'overflow-auto',
    shown: (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
      <div className="overflow-auto h-40 w-200 bg-light-primary" tabIndex={0}>
        {long}
      </div>
    ),
  },
  { name: 'overflow-hidden', shown: <div className="overflow-hidden h-40 w-200 bg-light-primary">{long}</div> },
];

/** Samples of the pointer over something. */
export const cursorSamples: readonly Sample[] = ['cursor-pointer', 'cursor-move'].map((name) => ({
  name,
  shown: <div className={`${name} p-2 bg-light-primary`}>Northgate</div>,
}));
