/** title, summary, what the article says first. */
export type Story = readonly [title: string, summary: string, opening: string];
