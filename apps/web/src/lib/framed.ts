/**
 * Whether this page stands in a frame of another page. There nobody knows who asks, and what is pressed may lie under something
 * else: nothing of a session is offered, and what leads elsewhere opens a window of its own (docs/decisions/083).
 */
export const isFramed = (): boolean => {
  try {
    return window.self !== window.top;
  } catch {
    return true; // a window above that may not even be compared
  }
};
