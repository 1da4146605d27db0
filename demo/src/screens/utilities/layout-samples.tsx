import type { Sample } from './sample-list.tsx';

const box = 'bg-light-primary m-1 px-2';

function boxes(count: number, own = box) {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
  return names.slice(0, count).map((name) => (
    <div key={name} className={own}>
      {name}
    </div>
  ));
}

const row = (name: string) => ({ name, shown: <div className={`flex ${name}`}>{boxes(3)}</div> });

// Something high beside something low, so that it is seen where the low one stands.
const uneven = (name: string) => ({
  name,
  shown: (
    <div className={`flex ${name} h-72 bg-light-gray`}>
      <div className={box}>One</div>
      <div className={`${box} py-3`}>Two</div>
    </div>
  ),
});

/** Samples of the classes of layout, in the order they are shown. */
export const layoutSamples: readonly Sample[] = [
  { name: 'block', shown: <span className="block bg-light-primary">One</span> },
  {
    name: 'hidden',
    shown: (
      <div>
        <div className="hidden">One</div>
        <div>Two</div>
      </div>
    ),
  },
  { name: 'inline-block', shown: <div>{boxes(2, `inline-block ${box}`)}</div> },
  { name: 'flex', shown: <div className="flex">{boxes(3)}</div> },
  { name: 'flex-column', shown: <div className="flex-column">{boxes(3)}</div> },
  { name: 'flex-wrap', shown: <div className="flex-wrap w-200">{boxes(8)}</div> },
  ...['justify-start', 'justify-center', 'justify-end', 'justify-between', 'justify-around'].map(row),
  ...['items-center', 'items-start', 'items-end', 'items-stretch'].map(uneven),
  {
    name: 'flex-grow',
    shown: (
      <div className="flex">
        <div className={box}>One</div>
        <div className={`flex-grow ${box}`}>Two</div>
      </div>
    ),
  },
];

/** Samples of the classes that show something in some windows alone. */
export const windowSamples: readonly Sample[] = ['hide-on-mobile', 'hide-on-pc', 'show-on-pc'].map((name) => ({
  name,
  shown: (
    <div>
      <div className={`${name} bg-light-primary`}>One</div>
      <div>Two</div>
    </div>
  ),
}));
