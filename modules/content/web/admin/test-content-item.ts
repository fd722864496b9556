import { fireEvent, screen } from '@testing-library/react';

const form = {
  kind: 'banner',
  title: '秋季招聘周',
  category: 'home',
  coverUrl: '',
  banner: { link: '/jobs', button: '去看看' },
} as const;

/** A banner as its editor opens it. */
export const bannerItem = { id: '7', kind: 'banner', title: form.title, version: 3, moves: ['publish'], form };

/** The field of a text's title, and typing into it. */
export const titleField = () => screen.findByLabelText<HTMLInputElement>('标题');
export const typeTitle = async (value: string) => fireEvent.change(await titleField(), { target: { value } });
