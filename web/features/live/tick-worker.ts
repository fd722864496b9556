/** A clock that keeps going in a hidden tab, where the timers of the page itself are slowed to one a minute. */
self.onmessage = ({ data }: MessageEvent<number>) => {
  setInterval(() => self.postMessage(null), data);
};
