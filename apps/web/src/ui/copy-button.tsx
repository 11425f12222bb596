import { useEffect, useState } from 'react';
import { useRoomTexts } from '../texts/room/room-texts.js';
import { Button } from './button.js';
import { copyByHiddenField, copyText } from './copy-text.js';

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
