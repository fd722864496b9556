import { Button, Tag } from 'antd';
import { CircleAlert, CircleX } from 'lucide-react';
import { checkPost, type PostFinding } from '#contract/posts/post-text-check.ts';
import { findingKinds } from '#contract/posts/text-check/rules.ts';
import { usePostForm } from '../form-parts.tsx';
import { fixIn } from './replace-words.ts';

function Finding({ finding }: { finding: PostFinding }) {
  const { form, change } = usePostForm();
  const { kind, severity, words, reason } = finding;
  const fix = fixIn(form, finding);
  const blocking = severity === 'block';
  const Icon = blocking ? CircleX : CircleAlert;
  return (
    <li className="flex items-start gap-2 py-1.5 text-14">
      <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${blocking ? 'text-err' : 'text-warm'}`} />
      <span className="min-w-0 flex-1 text-ink-2">
        <Tag className="me-1.5">{findingKinds[kind].label}</Tag>
        <b className="text-ink-1">“{words}”</b>
        <span className="block text-ink-3">
          {reason}
          {/[？。]$/.test(reason) ? '' : '。'}
          {blocking ? '修改后才能发布。' : '请自行斟酌。'}
        </span>
      </span>
      {fix && (
        <Button size="small" onClick={() => change(fix.patch)}>
          {fix.label}
        </Button>
      )}
    </li>
  );
}

/** Findings of the text check in a field, each explained and with a suggestion. */
export function TextFindings({ field }: { field: string }) {
  const found = checkPost(usePostForm().form).filter((finding) => finding.field.startsWith(field));
  if (found.length === 0) return null;
  return (
    <ul
      className="mt-2 divide-y divide-line rounded-ctl border border-line bg-fill px-3 py-1"
      aria-label="文字检查"
      data-testid="text-findings"
    >
      {found.map((finding) => (
        <Finding key={`${finding.field}-${finding.kind}-${finding.from}`} finding={finding} />
      ))}
    </ul>
  );
}
