import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** A way to another page of ours. The router's own link brings the prefetching of its framework along, 3 kB that we don't use. */
export const Link = ({ to, onClick, target, ...rest }: LinkProps) => {
  // one for another tab is the browser's to follow
  const follow = useLinkClickHandler(to, { target });
  return (
    <a
      {...rest}
      target={target}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
};
