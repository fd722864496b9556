import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type ECharts, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { useScheme } from '#web/features/console/use-scheme.ts';

use([BarChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

interface Props {
  title: string;
  names: readonly string[];
  /** Bars above one another, in yuan: for the eye alone, since the exact amounts stand in the table. */
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

/** Bars in the page's colours; they follow their box and the scheme. */
export function PayChart(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<ECharts>(null);
  useScheme();
  useEffect(() => {
    if (!box.current) return;
    const made = init(box.current, undefined, { renderer: 'svg' });
    chart.current = made;
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, []);
  useEffect(() => chart.current?.setOption(optionOf(props), true));
  return <div ref={box} className="h-60" role="img" aria-label={`${props.title}，数字见表格`} />;
}
