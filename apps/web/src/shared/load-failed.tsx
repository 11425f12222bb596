import { useTexts } from '../texts/texts.js';
import { Button } from '../ui/button.js';

interface LoadFailedProps {
  title?: string;
  text: string;
  again: () => void;
}

/** A part of a page that didn't come: the rest stays in use. */
export const LoadFailed = ({ title, text, again }: LoadFailedProps) => (
  <div role="alert" className="mt-4 border-l-4 border-bad pl-4">
    {title && <h3 className="text-lg">{title}</h3>}
    <p className="mt-1 mb-3 text-muted">{text}</p>
    <Button onClick={again}>{useTexts()('common.tryAgain')}</Button>
  </div>
);
