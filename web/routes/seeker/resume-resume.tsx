import ResumePreview, { clientLoader } from './resume-preview.tsx';

/** The preview has two addresses. */
export { clientLoader, ResumePreview as default };
