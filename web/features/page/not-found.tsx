import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { StatusPage } from './status-page.tsx';

interface Props {
  /** Why it was taken away for good. */
  gone?: string | undefined;
  children?: ReactNode;
}

/** The page of missing content; its user sets the title, and `children` is a further way on. */
export function NotFound({ gone, children }: Props) {
  return (
    <StatusPage
      code={gone ? '410' : '404'}
      title={gone ? '这条信息已移除' : '没有这一页'}
      text={gone ?? '地址可能写错了，或者内容已经被删除。'}
    >
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
