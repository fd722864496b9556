import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Tone = 'plain' | 'brand' | 'warm' | 'ok' | 'err' | 'line';

/** A short fact in a box. Blue is reserved for the selected state and for 事业编制; the caller decides. */
export function Tag({ tone = 'plain', children, className }: { tone?: Tone; children: ReactNode; className?: string }) {
  return <span className={clsx('tag', tone !== 'plain' && `tag-${tone}`, className)}>{children}</span>;
}
