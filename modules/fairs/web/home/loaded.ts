import type { Loaded } from '#web/slots.tsx';
import type { loadHome, loadMobileHome } from './load-home.ts';

type Of<Load extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Load>> | null | undefined;

/** What the home page loaded of fairs. */
export const homeFairs = ({ fairs }: Loaded) => fairs as Of<typeof loadHome>;

/** What the home page of phones loaded of them: the next one. */
export const mobileFair = ({ fairs }: Loaded) => fairs as Of<typeof loadMobileHome>;
