import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** Draws a Lucide icon; the build puts it in place of Lucide's own, which is three times as long. */
// biome-ignore lint/style/noDefaultExport: Lucide's icons import a default
export default function createIcon({ node }: { node: [string, SVGProps<SVGElement>][] }) {
  return function Icon({ size = 24, ...given }: IconProps) {
    const isHidden = !given.role && !given['aria-label'];
    const stroke = { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
    const all = { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', ...stroke, 'aria-hidden': isHidden };
    return createElement(
      'svg',
      { ...all, ...given },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
