import { Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Loaded } from './load-failed.tsx';

interface Props<T> {
  title: string;
  width: number;
  /** The id of the open record; null closes the drawer. */
  id: string | null;
  query: { data: T | undefined; isError: boolean; error: Error | null; refetch(): unknown };
  /** Shown if loading failed. */
  failed?: string;
  onClose(): void;
  footer?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

/** A drawer with one record of a list: loading, failed, or loaded. */
export function DetailDrawer<T>(props: Props<T>) {
  const { title, width, id, query, failed = '没有打开', onClose, footer, children } = props;
  return (
    <Drawer
      open={id !== null}
      title={title}
      size={width}
      onClose={onClose}
      footer={query.data !== undefined && footer?.(query.data)}
    >
      {id !== null && (
        <Loaded query={query} failed={failed} waiting={<Skeleton active paragraph={{ rows: 10 }} />}>
          {children}
        </Loaded>
      )}
    </Drawer>
  );
}
