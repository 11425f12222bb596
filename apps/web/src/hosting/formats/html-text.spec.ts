import { isHtml, textOfHtml, withoutEntities } from './html-text.js';

it.each([
  ['&quot;A&quot; &amp; &#039;B&#039;', '"A" & \'B\''],
  ['Caf&eacute; &Ouml;l &szlig; &yuml; &nbsp;', 'Café Öl ß ÿ \u00a0'],
  ['&pi; &Omega; &sigma; &Delta;', 'π Ω σ Δ'],
  ['&ldquo;x&rdquo; &hellip; &euro; &ne;', '“x” … € ≠'],
  ['&#x1F600; &#8211;', '😀 –'],
  ['&amp;lt;', '&lt;'],
  ['&unknown; &; & &#; &#xD800; &#0; &#99999999;', '&unknown; &; & &#; &#xD800; &#0; &#99999999;'],
])('reads %j as %j', (html, text) => expect(withoutEntities(html)).toBe(text));

it('shows what HTML says, a line for each paragraph and break', () => {
  expect(textOfHtml('<p dir="ltr">What\n  is <b>H<sub>2</sub>O</b>?<br/>Say&nbsp;it.</p><p></p>')).toBe(
    'What is H2O?\nSay it.',
  );
});

it('takes comparisons for text', () => {
  expect([isHtml('a < b and c > d'), isHtml('<b>a</b>'), isHtml('List<String>')]).toEqual([
    false,
    true,
    false,
  ]);
});
