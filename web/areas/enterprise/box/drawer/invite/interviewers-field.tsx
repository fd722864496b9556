import { Form, Select } from 'antd';
import { useSession } from '#web/session/session-store.ts';
import { useNotes } from '../use-notes.ts';

/** The colleagues who hold an interview: those who may read its delivery. */
export function InterviewersField({ deliveryId }: { deliveryId: string }) {
  const own = useSession((state) => state.companyJober);
  const colleagues = useNotes(deliveryId).data?.colleagues ?? [];
  const options = colleagues.map(({ memberId, name }) => ({ value: memberId, label: name }));
  if (own?.memberId) options.unshift({ value: own.memberId, label: `${own.name}（我）` });
  return (
    <Form.Item name="interviewers" label="面试官" extra="会收到通知，对方看不到名单">
      <Select
        mode="multiple"
        maxCount={10}
        allowClear
        optionFilterProp="label"
        options={options}
        placeholder="选择同事，可以不选"
      />
    </Form.Item>
  );
}
