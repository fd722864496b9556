import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import type { DashboardDay } from '#contract/operators/admin-dashboard.ts';
import { palettes } from '#web/features/console/theme.ts';
import { useChart } from '#web/features/console/use-chart.ts';

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent]);

export interface Line {
  key: Exclude<keyof DashboardDay, 'day'>;
  name: string;
  shape: 'bar' | 'line' | 'area';
  /** The last days, whose figures still change, are left out; today always is. */
  openDays?: number;
}

interface Props {
  title: string;
  lines: readonly Line[];
  days: readonly DashboardDay[];
  unit?: string;
}

function seriesOf({ key, name, shape, openDays = 1 }: Line, days: readonly DashboardDay[]) {
  const series = {
    name,
    type: shape === 'bar' ? ('bar' as const) : ('line' as const),
    barMaxWidth: 14,
    // Bars of several series are as wide as those of one.
    stack: shape === 'bar' ? 'bars' : undefined,
    showSymbol: false,
    smooth: false,
    connectNulls: false,
    lineStyle: { width: 2 },
    areaStyle: shape === 'area' ? { opacity: 0.12 } : undefined,
    data: days.map((day) => day[key]),
  };
  const settled = days.length - openDays;
  return { ...series, data: series.data.map((value, at) => (at < settled ? value : null)) };
}

function optionOf({ lines, days, unit = '' }: Props, scheme: 'light' | 'dark') {
  const palette = palettes[scheme];
  const text = { color: palette.ink3, fontSize: 12 };
  return {
    color: [palette.brand, palette.ok, palette.warm],
    animation: false,
    grid: { left: 40, right: 8, top: 28, bottom: 24 },
    legend: lines.length > 1 ? { top: 0, right: 0, itemWidth: 10, itemHeight: 10, textStyle: text } : undefined,
    tooltip: {
      trigger: 'axis' as const,
      backgroundColor: palette.raised,
      borderColor: palette.line,
      textStyle: { color: palette.ink1, fontSize: 13 },
      valueFormatter: (value: unknown) => (value === null || value === undefined ? '–' : `${value}${unit}`),
    },
    xAxis: {
      type: 'category' as const,
      data: days.map(({ day }) => day.slice(5)),
      axisLabel: { ...text, hideOverlap: true },
      axisLine: { lineStyle: { color: palette.lineStrong } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value' as const,
      minInterval: 1,
      // Shares move in a narrow band, which a scale from nothing would flatten.
      scale: unit === '%',
      axisLabel: { ...text, formatter: `{value}${unit}` },
      splitLine: { lineStyle: { color: palette.line } },
    },
    series: lines.map((line) => seriesOf(line, days)),
  };
}

/** A chart in the console's colours; it follows its container's size and the colour scheme. */
export function Chart(props: Props) {
  const box = useChart((scheme) => optionOf(props, scheme));
  return <div ref={box} className="h-52" role="img" aria-label={`${props.title}，数字见表格`} />;
}
