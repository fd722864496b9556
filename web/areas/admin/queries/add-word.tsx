import { Button, Form, Input, Modal, Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { type QueryWordKind, queryWordKinds } from '#contract/queries/queries.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { TrialResult } from './trial-result.tsx';

interface Word {
  term: string;
  kind: QueryWordKind;
  means: string;
}

const hints: Record<QueryWordKind, string> = {
  synonym: '网站里对应的词，如“司机”',
  place: '省、市或区县的名字，如“深圳”',
  rule: '几个条件，空格隔开，如“公办 小学 事业编制”',
};
const kinds = Object.entries(queryWordKinds).map(([value, label]) => ({ value, label }));

interface Props {
  /** What stands in the form at first; null closes it. */
  term: string | null;
  onClose(): void;
}

/** A word is tried first, and kept only as it was tried. */
export function AddWord({ term, onClose }: Props) {
  const [form] = Form.useForm<Word>();
  const kind = Form.useWatch('kind', form) ?? 'synonym';
  const [tried, setTried] = useState<Word | null>(null);
  const trying = useAction('POST /api/admin/queryWords/try');
  const keeping = useAction('POST /api/admin/queryWords', {
    invalidates: ['GET /api/admin/queryWords'],
    onSuccess: () => {
      toast.success('已保留，十几秒内生效');
      onClose();
    },
  });
  useEffect(() => {
    if (term === null) return;
    form.setFieldsValue({ term: term.slice(0, 20), kind: 'synonym', means: '' });
    setTried(null);
  }, [term, form]);
  const attempt = async (word: Word) => {
    setTried(null);
    if (await trying.send({ body: word })) setTried(word);
  };
  const result = tried && trying.data;
  const isWorse = result?.judged.some(({ outcome }) => outcome === 'worse') ?? false;
  const keep = () => tried && keeping.send({ body: { ...tried, evenIfWorse: isWorse } });
  return (
    <Modal
      open={term !== null}
      forceRender
      title="加一个说法"
      onCancel={onClose}
      footer={[
        <Button
          key="try"
          loading={trying.isPending}
          onClick={() => form.submit()}
          type={result ? 'default' : 'primary'}
        >
          {result ? '再试一次' : '试一试'}
        </Button>,
        <Button
          key="keep"
          type={result ? 'primary' : 'default'}
          danger={isWorse}
          disabled={!result}
          loading={keeping.isPending}
          onClick={() => void keep()}
        >
          {isWorse ? '变差也保留' : '保留'}
        </Button>,
      ]}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onValuesChange={() => setTried(null)}
        onFinish={(word) => void attempt(word)}
      >
        <Form.Item label="别人的说法" name="term" rules={[{ required: true, min: 2, message: '说法至少 2 个字' }]}>
          <Input maxLength={20} />
        </Form.Item>
        <Form.Item label="种类" name="kind">
          <Segmented options={kinds} />
        </Form.Item>
        <Form.Item
          label="意思"
          name="means"
          extra={hints[kind]}
          rules={[{ required: true, whitespace: true, message: '请填写意思' }]}
        >
          <Input maxLength={40} />
        </Form.Item>
      </Form>
      {result && <TrialResult trial={result} />}
    </Modal>
  );
}
