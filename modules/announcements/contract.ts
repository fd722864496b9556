import { announcementEndpoints } from './contract/announcements.ts';
import { experienceEndpoints } from './contract/experiences.ts';

export const announcementsEndpoints = { ...announcementEndpoints, ...experienceEndpoints };
