import { createContext } from 'react';

/** The resume whose forms are open: unfinished input is stored per resume. */
export const ResumeId = createContext('');

/** A key for a new entry: random, so that two windows never collide. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
