/** Lets code outside components navigate; the root component sets the router's own function. */
let go: (path: string) => void = (path) => window.location.assign(path);

export const setNavigator = (navigate: (path: string) => void): void => {
  go = navigate;
};

export const navigateTo = (path: string): void => go(path);
