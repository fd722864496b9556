/** Opens the demo's codes to stories and pictures (`DEMO_TOKEN`); a product that runs already must have been started with it. */
export const storyToken = 'the-stories-and-pictures-of-this-repository';
