import { useEffect, useState } from 'react';
import { useRoomTexts } from '../texts/room-texts.js';
import { Button } from './button.js';

const noticeMs = 2_000;

interface CopyButtonProps {
  label: string;
  text: string;
  /** Alerted when only the hidden field could copy. */
  alertText: string;
}

/** Copies, and says so in its own place for 2 s. */
export const CopyButton = ({ label, text, alertText }: CopyButtonProps) => {
  const room = useRoomTexts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), noticeMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) {
      setCopied(true);
      return;
    }
    copyByHiddenField(text);
    alert(alertText);
  };
  return (
    <Button onClick={() => void copy()} className="min-w-44 max-sm:min-w-0 max-sm:grow">
      <span aria-live="polite">{copied ? room('publish.copied') : label}</span>
    </Button>
  );
};

/** Copies by the clipboard interface; true when that worked. It is missing on plain http in the room's network. */
const copyText = async (text: string): Promise<boolean> => {
  if (!navigator.clipboard) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** The old way: a hidden field, selected and copied. */
const copyByHiddenField = (text: string): void => {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
};

interface ShareButtonProps {
  title: string;
  url: string;
}

/** The device's own way to pass a link on; where it has none, copying must do. */
export const ShareButton = ({ title, url }: ShareButtonProps) => {
  const room = useRoomTexts();
  if (typeof navigator.share !== 'function') return null;
  const share = (): void => {
    navigator.share({ title, url }).catch(() => {
      // closed without a choice, or not allowed here: code and link stand beside it
    });
  };
  return <Button onClick={share}>{room('publish.share')}</Button>;
};
