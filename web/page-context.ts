import { createContext } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';

/** The key under which a loader finds what the server gave it; `entry.server.tsx` hands it to the server. */
export const pageContext = createContext<PageContext>();
