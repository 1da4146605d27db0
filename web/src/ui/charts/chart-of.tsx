import styled from '@emotion/styled';
import { BarChart, type BarSeriesOption, LineChart, type LineSeriesOption } from 'echarts/charts';
import { GridComponent, type GridComponentOption } from 'echarts/components';
import { type ComposeOption, type EChartsCoreOption, type EChartsType, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { calm } from '../media/phone.ts';

use([BarChart, LineChart, GridComponent, SVGRenderer]);

/** What a chart draws: bars and lines over two axes. */
export type ChartOption = ComposeOption<BarSeriesOption | LineSeriesOption | GridComponentOption>;

/** The colours of the scheme that is shown, for what is drawn and not styled. */
export interface ChartColors {
  first: string;
  second: string;
  third: string;
  fourth: string;
  fifth: string;
  rest: string;
  ink3: string;
  line: string;
  line2: string;
  paper: string;
}

const Place = styled('div')({ position: 'absolute', inset: 0 });

interface ChartProps<Option extends EChartsCoreOption> {
  /** Gives what is drawn. A new function redraws, so keep it while nothing changes. */
  option: (colors: ChartColors) => Option;
}

/**
 * The only import of ECharts. It draws and says nothing: what it shows must be readable and reachable beside it, and is hidden from screen
 * readers here. It fills what it is placed in, follows its size and the colour scheme, and does not move for who asked for calm.
 */
export function ChartOf<Option extends EChartsCoreOption>({ option }: ChartProps<Option>) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(null);
  const scheme = useSyncExternalStore(onScheme, currentScheme);
  // Another colour scheme repaints what stands there; only what is new moves.
  const last = useRef<ChartProps<Option>['option']>(null);
  const draw = useEffectEvent(() => {
    if (!place.current) return;
    const animation = option !== last.current && !matchMedia(calm.replace('@media ', '')).matches;
    last.current = option;
    const textStyle = { fontFamily: getComputedStyle(place.current).fontFamily, fontSize: 11 };
    const drawn = { animation, animationDuration: 250, textStyle, ...option(colorsAt(place.current)) };
    chart.current?.setOption(drawn, { notMerge: true });
  });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const drawn = init(element, null, { renderer: 'svg' });
    chart.current = drawn;
    const sizes = new ResizeObserver(() => drawn.resize());
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      chart.current = null;
      for (const each of [element, ...element.querySelectorAll('svg')]) emptyByNodes(each);
      drawn.dispose();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows what it is made from and the scheme
  useEffect(() => draw(), [option, scheme]);

  return <Place ref={place} aria-hidden="true" />;
}

const Chart = ChartOf<ChartOption>;

export default Chart;

function onScheme(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-preset'] });
  return () => watch.disconnect();
}

function currentScheme(): string {
  const { theme, preset } = document.documentElement.dataset;
  return `${theme} ${preset}`;
}

function colorsAt(element: Element): ChartColors {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(`--m-palette-${name}`).trim();
  return {
    first: color('chart-first'),
    second: color('chart-second'),
    third: color('chart-third'),
    fourth: color('chart-fourth'),
    fifth: color('chart-fifth'),
    rest: color('chart-rest'),
    ink3: color('ink3'),
    line: color('divider'),
    line2: color('line2'),
    paper: color('background-paper'),
  };
}

/** The library empties its elements by writing markup when it goes, which the policy of the page forbids (Trusted Types). */
function emptyByNodes(element: Element): void {
  Object.defineProperty(element, 'innerHTML', { configurable: true, set: () => element.replaceChildren() });
}
