import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { StatusPage } from './status-page.tsx';

/** The page of missing content; its user sets the title, and `children` is a further way on. */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <StatusPage code="404" title="这一页不在花名册上" text="地址可能写错了，或者内容已经被删除。">
      {children}
      <p className="flex w-full justify-center gap-3">
        <a className="btn btn-tint" href={paths.jobs()}>
          看全部在招职位
        </a>
        {!children && (
          <a className="btn btn-outline" href={paths.home()}>
            回到首页
          </a>
        )}
      </p>
    </StatusPage>
  );
}
