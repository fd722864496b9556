import { Input, Modal } from 'antd';
import { useState } from 'react';
import type { OperatorCompanyDetail } from '#contract/operators/operator-companies.ts';
import { useEditIntro } from './use-companies.ts';

interface Props {
  detail: OperatorCompanyDetail;
  onClose(): void;
}

/** Changes the introduction of a company's page; emptied, it is hidden. The company is told the reason. */
export function EditIntro({ detail, onClose }: Props) {
  const [intro, setIntro] = useState(detail.texts.find(({ title }) => title === '单位简介')?.text ?? '');
  const [reason, setReason] = useState('');
  const edit = useEditIntro(detail.id);
  const hides = intro.trim() === '';
  return (
    <Modal
      open
      title={`修改“${detail.name}”的简介`}
      okText={hides ? '隐藏简介' : '保存修改'}
      okButtonProps={{ danger: hides, disabled: reason.trim().length < 2 }}
      cancelText="返回"
      confirmLoading={edit.isPending}
      onOk={() => edit.mutate({ intro: intro.trim(), reason: reason.trim() }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p className="mb-2 text-13 text-ink-3">立即在单位主页生效；清空即隐藏</p>
      <Input.TextArea
        className="mb-6!"
        aria-label="单位简介"
        rows={6}
        maxLength={4000}
        showCount
        value={intro}
        onChange={({ target }) => setIntro(target.value)}
      />
      <Input.TextArea
        className="mb-6!"
        aria-label="理由"
        placeholder="理由，会告诉该单位的成员"
        rows={2}
        maxLength={200}
        showCount
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Modal>
  );
}
