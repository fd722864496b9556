import type { Loaded } from '#web/slots.tsx';
import type { loadHome } from './load-home.ts';

type Of<Load extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Load>> | null | undefined;

/** What the home page loaded of fairs. */
export const homeFairs = ({ fairs }: Loaded) => fairs as Of<typeof loadHome>;
