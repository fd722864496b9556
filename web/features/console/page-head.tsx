import { Breadcrumb } from 'antd';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  trail: string[];
  title: string;
  actions?: ReactNode;
}

/** The head of a console page: where it is, its name, and what can be done. */
export function PageHead({ trail, title, actions }: Props) {
  return (
    <div className="mb-3">
      <Breadcrumb
        className="max-sm:hidden!"
        separator={<ChevronRight size={14} className="mt-1 text-ink-4" aria-hidden="true" />}
        items={trail.map((name) => ({ title: name }))}
      />
      <div className="mt-1 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="min-w-0 text-20 font-semibold text-ink-1">{title}</h1>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
    </div>
  );
}
