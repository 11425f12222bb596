import MarkdownIt from 'markdown-it';

/**
 * No HTML of the writer's, no pictures, no link that runs a script (markdown-it refuses javascript:, vbscript:, file: and data:).
 * Tables may be wider than a phone.
 */
const reader = new MarkdownIt('default', { html: false, linkify: false, typographer: false }).disable(
  'image',
);
reader.renderer.rules['table_open'] = () => '<div class="table"><table>';
reader.renderer.rules['table_close'] = () => '</table></div>';
/** Wherever they lead: who came from here is nobody's business there. */
reader.renderer.rules['link_open'] = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('rel', 'noreferrer nofollow');
  return self.renderToken(tokens, index, options);
};

export interface Article {
  /** Its first heading of the first order, as plain text; null: it has none. */
  readonly title: string | null;
  readonly html: string;
}

/** A text in Markdown (CommonMark, with tables) as HTML that may stand in a page of ours. */
export const articleOf = (markdown: string): Article => {
  const tokens = reader.parse(markdown, {});
  const heading = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  const title =
    heading < 0 ? null : (tokens[heading + 1]?.children ?? []).map(({ content }) => content).join('');
  return { title: title || null, html: reader.renderer.render(tokens, reader.options, {}) };
};
