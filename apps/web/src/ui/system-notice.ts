/** What this browser's user allows; null where there are no notifications at all (some phones, addresses without https). */
export const browserLeave = (): NotificationPermission | null =>
  'Notification' in globalThis ? Notification.permission : null;

export const askLeave = async (): Promise<NotificationPermission | null> =>
  'Notification' in globalThis ? Notification.requestPermission() : null;

interface SystemNotice {
  title: string;
  text: string;
  /** A newer one of the same takes its place. */
  tag: string;
  onPress: () => void;
}

/** Tells through the system, where that is allowed. */
export const tellThroughSystem = ({ title, text, tag, onPress }: SystemNotice): void => {
  if (browserLeave() !== 'granted') return;
  try {
    const shown = new Notification(title, { body: text, tag, icon: '/ring.svg' });
    shown.onclick = () => {
      globalThis.focus();
      onPress();
      shown.close();
    };
  } catch {
    // Android's Chrome has the class but wants a service worker for it: the page's own notice must do.
  }
};
