import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { palettes } from '#web/features/console/theme.ts';
import { useChart } from '#web/features/console/use-chart.ts';

use([BarChart, GridComponent, LegendComponent, TooltipComponent]);

type StepRow<N extends string> = { key: string; name: string } & Record<N, number>;

interface Props<N extends string> {
  title: string;
  rows: readonly StepRow<N>[];
  names: Record<N, string>;
}

const opacities = [0.2, 0.4, 0.6, 0.8, 1];

function optionOf<N extends string>({ rows, names }: Props<N>, scheme: 'light' | 'dark') {
  const palette = palettes[scheme];
  const text = { color: palette.ink3, fontSize: 12 };
  return {
    animation: false,
    color: [palette.brand],
    grid: { left: 36, right: 8, top: 32, bottom: 28 },
    legend: { top: 0, left: 0, itemWidth: 10, itemHeight: 10, textStyle: text },
    tooltip: {
      trigger: 'axis' as const,
      backgroundColor: palette.raised,
      borderColor: palette.line,
      textStyle: { color: palette.ink1, fontSize: 13 },
    },
    xAxis: {
      type: 'category' as const,
      data: rows.map(({ name }) => name),
      axisLabel: { ...text, hideOverlap: true, width: 88, overflow: 'truncate' as const },
      axisLine: { lineStyle: { color: palette.lineStrong } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value' as const,
      minInterval: 1,
      axisLabel: text,
      splitLine: { lineStyle: { color: palette.line } },
    },
    series: (Object.keys(names) as N[]).map((name, at) => ({
      name: names[name],
      type: 'bar' as const,
      barMaxWidth: 10,
      barGap: '10%',
      itemStyle: { opacity: opacities[at] ?? 1 },
      data: rows.map((row) => row[name]),
    })),
  };
}

/** Stacked steps, darker for later steps; the table has the same figures. */
export function StepChart<N extends string>(props: Props<N>) {
  const box = useChart((scheme) => optionOf(props, scheme));
  return <div ref={box} className="h-72" role="img" aria-label={`${props.title}，数字见表格`} />;
}
