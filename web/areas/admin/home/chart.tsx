import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { palettes } from '#web/features/console/theme.ts';
import { useChart } from '#web/features/console/use-chart.ts';

use([BarChart, LineChart, GridComponent, TooltipComponent]);

export interface Point {
  day: string;
  value: number | null;
}

interface Props {
  title: string;
  shape: 'bar' | 'line';
  points: readonly Point[];
  unit: string;
  /** The point that matters, which carries its number. */
  marked: number;
  isLarge: boolean;
}

type Scheme = 'light' | 'dark';
const STEP = 5;

/** Shares move in a narrow band, which a scale from nothing would flatten. */
function bandOf(points: readonly Point[]) {
  const values = points.map(({ value }) => value ?? 0);
  const min = Math.floor(Math.min(...values) / STEP) * STEP;
  return { min: Math.max(0, min - STEP), max: Math.min(100, Math.ceil(Math.max(...values) / STEP) * STEP + STEP) };
}

function seriesOf({ shape, points, unit, marked, title }: Props, scheme: Scheme) {
  const { brand, ink1, surface } = palettes[scheme];
  const label = { show: true, color: ink1, fontSize: 12, fontWeight: 600 as const, formatter: `{c}${unit}` };
  const isBar = shape === 'bar';
  const data = points.map(({ value }, at) =>
    at === marked
      ? {
          value,
          itemStyle: { opacity: 1 },
          symbol: 'circle',
          symbolSize: 8,
          label: { ...label, position: 'top' as const },
        }
      : { value, symbol: 'none' },
  );
  return isBar
    ? { name: title, type: 'bar' as const, barCategoryGap: '28%', itemStyle: { color: brand, opacity: 0.36 }, data }
    : {
        name: title,
        type: 'line' as const,
        showAllSymbol: true,
        lineStyle: { width: 2 },
        areaStyle: { opacity: 0.08 },
        itemStyle: { color: brand, borderColor: surface, borderWidth: 2 },
        data,
      };
}

function optionOf(props: Props, scheme: Scheme) {
  const { points, unit } = props;
  const palette = palettes[scheme];
  const text = { color: palette.ink3, fontSize: 12 };
  const isShare = unit === '%';
  return {
    animation: false,
    grid: { left: 40, right: 18, top: 24, bottom: 22 },
    tooltip: {
      trigger: 'axis' as const,
      backgroundColor: palette.raised,
      borderColor: palette.line,
      textStyle: { color: palette.ink1, fontSize: 13 },
      valueFormatter: (value: unknown) => `${value ?? '–'}${unit}`,
    },
    xAxis: {
      type: 'category' as const,
      boundaryGap: props.shape === 'bar',
      data: points.map(({ day }) => day.slice(5)),
      axisLabel: { ...text, hideOverlap: true },
      axisLine: { lineStyle: { color: palette.lineStrong } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value' as const,
      minInterval: 1,
      splitNumber: 3,
      ...(isShare && bandOf(points)),
      axisLabel: { ...text, formatter: `{value}${isShare ? unit : ''}` },
      splitLine: { lineStyle: { color: palette.line } },
    },
    series: [seriesOf(props, scheme)],
  };
}

/** A chart in the console's colours; it follows its container's size and the colour scheme. */
export function Chart(props: Props) {
  const box = useChart((scheme) => optionOf(props, scheme));
  return (
    <div ref={box} className={props.isLarge ? 'h-56' : 'h-28'} role="img" aria-label={`${props.title}，数字见表格`} />
  );
}
