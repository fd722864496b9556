/** A timer that keeps running in a hidden tab, where the page's own timers are throttled to one a minute. */
self.onmessage = ({ data }: MessageEvent<number>) => {
  setInterval(() => self.postMessage(null), data);
};
