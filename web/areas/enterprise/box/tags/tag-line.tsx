import { Select } from 'antd';
import { mostTags } from '#contract/deliveries/box-rows.ts';
import { useBoxStrip } from '../../box-calls.ts';
import { useTag } from './tag-form.tsx';

/** Colleagues' own words for a delivery, changed in place. */
export function TagLine({ id, tags, mayMove }: { id: string; tags: readonly string[]; mayMove: boolean }) {
  const known = useBoxStrip().data?.tags ?? [];
  const tag = useTag();
  if (!mayMove)
    return (
      <p className="mb-3 flex flex-wrap gap-1.5 empty:hidden">
        {tags.map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </p>
    );
  const change = (next: string[]) => {
    const add = next.map((one) => one.trim().slice(0, 12)).filter((one) => one !== '' && !tags.includes(one));
    const remove = tags.filter((tag) => !next.includes(tag));
    if (add.length + remove.length > 0) void tag.send({ body: { ids: [id], add, remove } });
  };
  return (
    <Select
      className="mb-3 w-full"
      size="small"
      mode="tags"
      aria-label="标签，仅同事可见"
      placeholder="加标签，仅同事可见"
      maxCount={mostTags}
      suffixIcon={null}
      notFoundContent={null}
      loading={tag.isPending}
      value={[...tags]}
      options={known.map((value) => ({ value, label: value }))}
      onChange={change}
    />
  );
}
