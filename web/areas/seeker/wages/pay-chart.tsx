import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { useChart } from '#web/features/console/use-chart.ts';

use([BarChart, GridComponent, LegendComponent, TooltipComponent]);

interface Props {
  title: string;
  names: readonly string[];
  /** Stacked bars in yuan: a visual overview, since the table has the exact amounts. */
  series: readonly { name: string; values: readonly number[]; colour: string }[];
}

function optionOf({ names, series }: Props) {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const text = { color: token('--ink-3'), fontSize: 12 };
  const legend = { top: 0, right: 0, itemWidth: 10, itemHeight: 10, textStyle: text };
  return {
    color: series.map(({ colour }) => token(colour)),
    animation: false,
    grid: { left: 52, right: 8, top: series.length > 1 ? 32 : 12, bottom: 24 },
    legend: series.length > 1 ? legend : undefined,
    tooltip: {
      trigger: 'axis' as const,
      backgroundColor: token('--raised'),
      borderColor: token('--line'),
      textStyle: { color: token('--ink-1'), fontSize: 13 },
      valueFormatter: (value: unknown) => `${Number(value).toLocaleString('en-US')} 元`,
    },
    xAxis: {
      type: 'category' as const,
      data: [...names],
      axisLabel: { ...text, hideOverlap: true },
      axisLine: { lineStyle: { color: token('--line-strong') } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value' as const,
      axisLabel: text,
      splitLine: { lineStyle: { color: token('--chart-grid') } },
    },
    series: series.map(({ name, values }) => ({
      name,
      type: 'bar' as const,
      stack: 'all',
      barMaxWidth: 28,
      data: [...values],
    })),
  };
}

/** A stacked bar chart in the page's colours; follows its container and the colour scheme. */
export function PayChart(props: Props) {
  const box = useChart(() => optionOf(props));
  return <div ref={box} className="h-60" role="img" aria-label={`${props.title}，数字见表格`} />;
}
