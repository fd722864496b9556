import { Button } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import type { PostDetail } from '#contract/posts/post-card.ts';
import { postCorrection } from '#contract/posts/post-correction.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { DayField, FormDialog, fieldsOf, NumberField, TextField } from '#web/features/forms/fields.tsx';
import type { Slots } from '#web/slots.tsx';

const field = fieldsOf(postCorrection);

/** Where one applies, by the way. */
const places = { web: ['link', '报名网址'], mail: ['email', '投递邮箱'], desk: ['hotline', '报名电话'] } as const;

interface Fields {
  title: string;
  headcount: number;
  deadline?: Dayjs | null;
  place?: string;
  description: string;
}

const closingOf = ({ deadline, deadlineAssumed }: PostDetail) => (deadlineAssumed ? null : deadline);

/** Corrects a post of a school that is not here, which ends the report of it. */
export function CorrectButton({ detail: { kind, postId }, onCorrected }: Slots['operators.review']) {
  const [isOpen, setOpen] = useState(false);
  const params = { id: postId ?? '' };
  const found = useCall('GET /api/posts/:id', kind === 'post-report' && postId ? { params } : null, {
    background: true,
    quiet: true,
  });
  const correct = useAction('PUT /api/admin/posts/:id/facts', {
    opened: postId,
    invalidates: ['GET /api/posts/:id'],
    onSuccess: () => {
      setOpen(false);
      onCorrected();
    },
  });
  const post = found.data;
  if (!post || post.company.claimed || post.exam) return null;
  const { applyBy } = post;
  const [place, label] = places[applyBy?.way ?? 'web'];
  const send = ({ title, headcount, deadline, place: to, description }: Fields) => {
    const moment = deadline?.toISOString() ?? null;
    void correct.send({
      params,
      body: {
        title,
        headcount,
        description,
        ...(moment === closingOf(post) ? {} : { deadline: moment }),
        ...(applyBy && to !== (applyBy[place] ?? '') ? { applyBy: { ...applyBy, [place]: to } } : {}),
      },
    });
  };
  const closing = closingOf(post);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        更正职位
      </Button>
      {isOpen && (
        <FormDialog<Fields>
          title="对着原公告更正"
          okText="更正"
          busy={correct.isPending}
          initialValues={{
            title: post.title,
            headcount: post.headcount,
            deadline: closing ? dayjs(closing) : null,
            place: applyBy?.[place],
            description: post.description,
          }}
          onSend={send}
          onClose={() => setOpen(false)}
        >
          <TextField {...field('title')} />
          <NumberField {...field('headcount')} />
          <DayField name="deadline" label="截止时间（公告没有写明就清空）" minutes={1} />
          {applyBy && <TextField name="place" label={label} required />}
          <TextField {...field('description')} rows={8} />
        </FormDialog>
      )}
    </>
  );
}
