import { Button } from 'antd';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { paths } from '#web/paths.ts';

/** Opens the conversation with the person who delivered. */
export function MessageButton({ deliveryId }: { deliveryId: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    const input = { params: { id: deliveryId } };
    const opened = await call('POST /api/communicate/deliveries/:id/conversation', input, { background: true }).catch(
      () => null,
    );
    setBusy(false);
    if (opened) void navigate(paths.connect(opened.id));
  };
  return (
    <Button size="small" loading={busy} icon={<MessageSquare size={14} aria-hidden />} onClick={() => void start()}>
      发消息
    </Button>
  );
}
