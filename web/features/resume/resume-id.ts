import { createContext } from 'react';

/** The resume whose forms are open: what is unfinished in them is kept for each resume separately. */
export const ResumeId = createContext('');
