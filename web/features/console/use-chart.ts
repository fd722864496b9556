import { type ECharts, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { useScheme } from './use-scheme.ts';

use([SVGRenderer]);

type Scheme = ReturnType<typeof useScheme>;

/** A chart in the element of the returned ref; it follows its container's size and the colour scheme. */
export function useChart(optionOf: (scheme: Scheme) => Parameters<ECharts['setOption']>[0]) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<ECharts>(null);
  const scheme = useScheme();
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
  useEffect(() => chart.current?.setOption(optionOf(scheme), true));
  return box;
}
