import { Button, Modal } from 'antd';
import { Printer } from 'lucide-react';
import { formatDateTime } from '#contract/text.ts';
import { call } from '#web/api/browser-call.ts';
import { QrText } from '#web/features/page/qr-code.tsx';
import { paths } from '#web/paths.ts';
import type { ExamGroup } from '../../../contract/interview/groups.ts';
import type { JudgeCode } from '../../../contract/interview/judge-code.ts';
import { useSaving } from '../files/use-saving.ts';

interface Props {
  group: ExamGroup;
  codes: readonly JudgeCode[];
  onClose(): void;
}

/** 进入码, this once: the server keeps only a hash of each. */
export function CodesDialog({ group, codes, onClose }: Props) {
  const { busy, save } = useSaving();
  const print = () => {
    const body = { codes: codes.map(({ code }) => code) };
    const asked = call('POST /api/company/examGroups/:id/codeSheets', { params: { id: group.id }, body });
    void save(`第${group.number}组考官进入码.pdf`, asked);
  };
  return (
    <Modal
      open
      title={`第 ${group.number} 组考官的进入码`}
      width={640}
      onCancel={onClose}
      footer={[
        <Button key="print" type="primary" icon={<Printer size={14} />} loading={busy} onClick={print}>
          打印（每人一页）
        </Button>,
        <Button key="close" onClick={onClose}>
          已发给考官，关闭
        </Button>,
      ]}
    >
      <p className="mb-3 text-13 text-warm-ink">只显示这一次。关闭后看不到，只能换发。每个码只能进入一台设备。</p>
      <ul className="divide-y divide-line">
        {codes.map(({ judgeId, number, name, code, until }) => (
          <li key={judgeId} className="flex flex-wrap items-center gap-4 py-3">
            <QrText text={location.origin + paths.judge(code)} size={112} label={`${name} 的进入二维码`} />
            <span className="min-w-0">
              <b className="block text-16 text-ink-1">
                {number} 号 {name}
              </b>
              <code className="block text-20 tracking-wider text-ink-1">{code}</code>
              <span className="tabular text-13 text-ink-3">
                {formatDateTime(until)} 前有效，打开 {location.host}
                {paths.judge()} 输入或扫码
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
