import { PieChart, type PieSeriesOption } from 'echarts/charts';
import { type ComposeOption, use } from 'echarts/core';
import { ChartOf, type ChartOption } from './chart-of.tsx';

use([PieChart]);

/** What such a chart draws: shares of a whole, or what a chart draws over axes. */
export type RoundChartOption = ChartOption | ComposeOption<PieSeriesOption>;

const RoundChart = ChartOf<RoundChartOption>;

/** A chart that can be round as well. It is a module of its own, so that who draws over axes alone does not fetch it. */
export default RoundChart;
