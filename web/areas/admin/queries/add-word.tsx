import { Button, Form, Modal, Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { type QueryWordKind, queryEndpoints, queryWordKinds } from '#contract/queries/queries.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { TrialResult } from './trial-result.tsx';

const field = fieldsOf(queryEndpoints['POST /api/admin/queryWords'].body);

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
    opened: term,
    done: '已保留，十几秒内生效',
    onSuccess: onClose,
  });
  useEffect(() => {
    if (term === null) return;
    form.setFieldsValue({ term: term.slice(0, 20), kind: 'synonym', means: '' });
    setTried(null);
  }, [term, form]);
  const attempt = async (word: Word) => {
    setTried(null);
    const done = await trying.send({ body: word });
    // What was changed meanwhile has not been tried.
    if (done && JSON.stringify(form.getFieldsValue()) === JSON.stringify(word)) setTried(word);
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
        <TextField {...field('term')} />
        <Form.Item label="种类" name="kind">
          <Segmented options={kinds} />
        </Form.Item>
        <TextField {...field('means')} extra={hints[kind]} />
      </Form>
      {result && <TrialResult trial={result} />}
    </Modal>
  );
}
