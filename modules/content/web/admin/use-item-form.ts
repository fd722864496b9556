import { Form } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { type ContentKind, contentKinds } from '#contract/taxonomy/content-categories.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { inBrowser } from '#web/session/browser-storage.ts';
import { decode, encode } from '#web/session/encoded.ts';
import { getSession } from '#web/session/session-store.ts';
import { useEventListener } from '#web/ui/use-event-listener.ts';
import type { EditedItem } from '../../contract/content-editor.ts';
import type { ContentForm } from '../../contract/content-items.ts';
import { type FormValues, formOfValues, onMinute, timesOf, valuesOfForm } from './form/form-values.ts';

/** The editor's content when its page was closed, and the version it is based on (0: never saved). */
export interface EditorDraft {
  form: ContentForm;
  version: number;
  at: string;
}

const keyOf = (place: string) => `jyrc_content_${place}`;

/** Unsaved input, stored in this browser for the operator who typed it: it survives a crashed tab. */
export const editorDrafts = {
  read(place: string): EditorDraft | null {
    const saved = decode(inBrowser.read(keyOf(place))) as (EditorDraft & { phone?: string }) | undefined;
    return saved && saved.phone === getSession().user?.phone ? saved : null;
  },
  // Without storage the editor itself still holds it, and leaving asks for confirmation.
  write(place: string, draft: EditorDraft): void {
    inBrowser.write(keyOf(place), encode({ ...draft, phone: getSession().user?.phone }));
  },
  clear(place: string): void {
    inBrowser.drop(keyOf(place));
  },
};

export const draftPlace = (kind: ContentKind, item: EditedItem | null) => item?.id ?? `new_${kind}`;

/** Initial form: the item, or the first category of a kind. */
const beginningOf = (kind: ContentKind, item: EditedItem | null): FormValues =>
  item ? valuesOfForm(item.form) : { title: '', category: codesOf(contentKinds[kind].categories)[0] ?? '' };

const withoutText = { body: '', attachments: [] };

export interface ItemFormProps {
  kind: ContentKind;
  item: EditedItem | null;
  /** Unsaved input of an earlier visit to continue with. */
  draft: ContentForm | null;
  onSaved(item: EditedItem): void;
}

/** The form of one item: editing, and saving, publishing and withdrawing in parallel with further typing. */
export function useItemForm({ kind, item, draft, onSaved }: ItemFormProps) {
  const [form] = Form.useForm<FormValues>();
  const [busy, setBusy] = useState(false);
  const create = useAction('POST /api/content/editor/items', { opened: item?.id });
  const change = useAction('PUT /api/content/editor/items/:id');
  const act = useAction('POST /api/content/editor/items/:id/moves');
  const begun = draft ?? item?.form;
  const text = useRef<Pick<ContentForm, 'body' | 'attachments'>>(begun ?? withoutText);
  const initialValues = useRef(draft ? valuesOfForm(draft) : beginningOf(kind, item)).current;
  const read = () => formOfValues(kind, { ...initialValues, ...form.getFieldsValue() }, text.current);
  const { unsaved, touched, settle, blocker } = useUnsaved({
    place: draftPlace(kind, item),
    version: item?.version ?? 0,
    saved: formOfValues(kind, beginningOf(kind, item), item?.form ?? withoutText),
    read,
  });
  const drop = () => settle(read());
  const write = (next: Partial<typeof text.current>) => {
    text.current = { ...text.current, ...next };
    touched();
  };

  /** @returns null where a field is invalid or the server refused: both have been shown */
  const store = async (): Promise<{ saved: EditedItem; made: ContentForm } | null> => {
    const valid = await form.validateFields().catch(() => null);
    if (!valid) return null;
    const made = read();
    const saved = await (item
      ? change.send({ params: { id: item.id }, body: { version: item.version, form: made } })
      : create.send({ body: made }));
    if (!saved) return null;
    settle(made);
    return { saved, made };
  };
  const working = async <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true);
    return work().finally(() => setBusy(false));
  };
  const save = () =>
    working(async () => {
      const stored = await store();
      if (!stored) return false;
      toast.success('已保存');
      onSaved(stored.saved);
      return true;
    });
  const move = (name: 'publish' | 'withdraw') =>
    working(async () => {
      const stored = await store();
      if (!stored) return;
      const moved = await act.send({ params: { id: stored.saved.id }, body: { move: name } });
      onSaved(moved ?? stored.saved);
      if (!moved) return;
      toast.success(name === 'withdraw' ? '已撤下' : moved.shown === 'scheduled' ? '已定时发布' : '已发布');
      const times = timesOf(moved.form);
      form.setFieldsValue(times);
      settle({ ...stored.made, publishAt: onMinute(times.publishAt), withdrawAt: onMinute(times.withdrawAt) });
    });
  return { form, initialValues, text, write, touched, unsaved, blocker, busy, save, drop, move };
}

const PAUSE_MS = 800;

interface Watched {
  /** Storage key of the draft. */
  place: string;
  version: number;
  /** The form as the server has it. */
  saved: ContentForm;
  read(): ContentForm;
}

/**
 * Whether the form differs from the saved version. While it does, a draft is stored in the browser and leaving asks for
 * confirmation; an ended session leaves without asking, since the draft remains.
 */
function useUnsaved({ place, version, saved, read }: Watched) {
  const [unsaved, setUnsaved] = useState(false);
  const base = useRef(JSON.stringify(saved));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ place, version, read });
  now.current = { place, version, read };
  const differs = useCallback(() => JSON.stringify(now.current.read()) !== base.current, []);

  const look = useCallback(() => {
    clearTimeout(timer.current);
    const at = now.current;
    const isUnsaved = differs();
    setUnsaved(isUnsaved);
    if (isUnsaved) editorDrafts.write(at.place, { form: at.read(), version: at.version, at: new Date().toISOString() });
  }, [differs]);

  /** Call at every change. */
  const touched = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(look, PAUSE_MS);
  }, [look]);

  /** `form` was saved; changes made since it was sent are unsaved again. */
  const settle = useCallback(
    (form: ContentForm) => {
      base.current = JSON.stringify(form);
      editorDrafts.clear(now.current.place);
      look();
    },
    [look],
  );

  /** The first save gives a new item its own key. */
  const placed = useRef(place);
  useEffect(() => {
    if (placed.current !== place) editorDrafts.clear(placed.current);
    placed.current = place;
    look();
  }, [place, look]);

  useEventListener('visibilitychange', look);
  useEventListener('beforeunload', (event) => {
    look();
    if (differs()) event.preventDefault();
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && getSession().token !== null && differs(),
  );
  return { unsaved, touched, settle, blocker };
}
