import { Button } from 'antd';
import { MessageSquare } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAction } from '#web/features/calls/use-action.ts';
import { paths } from '#web/paths.ts';

/** Opens the conversation with the person who delivered. */
export function MessageButton({ deliveryId }: { deliveryId: string }) {
  const navigate = useNavigate();
  const start = useAction('POST /api/communicate/deliveries/:id/conversation', {
    background: true,
    onSuccess: ({ id }) => void navigate(paths.connect(id)),
  });
  return (
    <Button
      size="small"
      loading={start.isPending}
      icon={<MessageSquare size={14} aria-hidden />}
      onClick={() => void start.send({ params: { id: deliveryId } })}
    >
      发消息
    </Button>
  );
}
