import { createContext } from 'react';

/** The resume whose forms are open: unfinished input is stored per resume. */
export const ResumeId = createContext('');
