import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { formatDateTime } from '#contract/text.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import type { EditedItem } from '../../contract/content-editor.ts';
import type { ContentForm } from '../../contract/content-items.ts';
import { ItemEditor } from './item-editor.tsx';
import { draftPlace, type EditorDraft, editorDrafts } from './use-item-form.ts';
import '../content.css';

/** Identifies one opening of the editor: an item created in it keeps the opening, any other item starts a new one. */
function useOpening(id: string | null) {
  const [opening, setOpening] = useState({ id, made: null as string | null, number: 0 });
  if (opening.id !== id)
    setOpening({ id, made: null, number: opening.made === id ? opening.number : opening.number + 1 });
  return {
    number: opening.number,
    stay: (made: string) => setOpening((now) => ({ ...now, made })),
  };
}

interface OfferProps {
  draft: EditorDraft;
  version: number;
  onTake(): void;
  onDrop(): void;
}

function DraftOffer({ draft, version, onTake, onDrop }: OfferProps) {
  return (
    <Alert
      className="mb-3"
      type="info"
      showIcon
      title={`这里有 ${formatDateTime(draft.at)} 没有保存的修改`}
      description={draft.version !== version && '在那之后，这篇内容又被保存过。恢复后请先对照历史版本。'}
      action={
        <div className="flex gap-2">
          <Button size="small" type="primary" onClick={onTake}>
            恢复
          </Button>
          <Button size="small" onClick={onDrop}>
            不要了
          </Button>
        </div>
      }
    />
  );
}

interface OpenedProps {
  kind: ContentKind;
  item: EditedItem | null;
  onSaved(item: EditedItem): void;
}

/** An opened item, with unsaved input from an earlier visit. */
function OpenedItem({ kind, item, onSaved }: OpenedProps) {
  const place = draftPlace(kind, item);
  const [offered, setOffered] = useState(() => editorDrafts.read(place));
  const [taken, setTaken] = useState<ContentForm | null>(null);
  const [restored, setRestored] = useState(0);
  return (
    <>
      {offered && (
        <DraftOffer
          draft={offered}
          version={item?.version ?? 0}
          onTake={() => {
            setTaken(offered.form);
            setOffered(null);
          }}
          onDrop={() => {
            editorDrafts.clear(place);
            setOffered(null);
          }}
        />
      )}
      <ItemEditor
        key={`${taken ? 'draft' : 'saved'}-${restored}`}
        kind={kind}
        item={item}
        draft={taken}
        onSaved={onSaved}
        onRestored={(version) => {
          onSaved(version);
          setTaken(null);
          setRestored(restored + 1);
        }}
      />
    </>
  );
}

const ITEM = 'GET /api/content/editor/items/:id';

/** One item in the editor: `?id=` opens it, `?kind=` starts a new one. */
export function ItemPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const id = params.get('id');
  const requested = params.get('kind');
  const opening = useOpening(id);
  const opened = useCall(ITEM, id === null ? null : { params: { id } }, {
    staleTime: Number.POSITIVE_INFINITY,
    background: true,
    quiet: true,
  });
  /** Reopening loads the newest version: an older one could not be saved. */
  useEffect(() => () => queries.removeQueries({ queryKey: [ITEM] }), [queries]);
  const saved = (item: EditedItem) => {
    queries.setQueryData(callKey(ITEM, { params: { id: item.id } }), item);
    void queries.invalidateQueries({ queryKey: ['GET /api/content/editor/items'] });
    if (id !== null) return;
    opening.stay(item.id);
    void navigate(paths.adminContentItem({ id: item.id }), { replace: true });
  };
  if (opened.isError || (id !== null && !opened.data))
    return (
      <>
        <PageHead />
        <Awaiting query={opened} failed="这篇内容没有加载出来" />
      </>
    );
  const item = id === null ? null : (opened.data ?? null);
  const kind = (item?.kind ?? (isCode(contentKinds, requested) ? requested : 'article')) as ContentKind;
  return <OpenedItem key={`${kind}-${opening.number}`} kind={kind} item={item} onSaved={saved} />;
}
