import { Button, Result } from 'antd';

/** In place of what did not come: what it is, and another try. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry(): unknown }) {
  return <Result status="warning" title={title} extra={<Button onClick={() => void onRetry()}>重试</Button>} />;
}
