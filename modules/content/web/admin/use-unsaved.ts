import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { getSession } from '#web/session/session-store.ts';
import type { ContentForm } from '../../contract/content-items.ts';
import { editorDrafts } from './editor-draft.ts';

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
export function useUnsaved({ place, version, saved, read }: Watched) {
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

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      look();
      if (differs()) event.preventDefault();
    };
    const onHide = () => look();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [differs, look]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && getSession().token !== null && differs(),
  );
  return { unsaved, touched, settle, blocker };
}
