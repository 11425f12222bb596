import type { FileQuestion, MediaBody, SetFile } from '@clockbeat/domain/contract';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { FetchedMedia } from './write-format.js';
import { rightTexts, xmlEscaped } from './written-parts.js';

/**
 * A set as a content package of QTI 3: an item for each question, a test that has them in their order with their times, pictures and sounds
 * beside them. Half right earns a share of several right options alone; where a number is looked for, and how many are drawn for a game,
 * have no place there.
 */
export const qtiOf = (set: SetFile, media: ReadonlyMap<string, FetchedMedia>): Uint8Array<ArrayBuffer> => {
  const shown = new Shown(media);
  const items = set.questions.map((question, index) => {
    const id = `question-${String(index + 1).padStart(4, '0')}`;
    return { id, question, xml: itemOf(question, { id, language: set.language, shown }) };
  });
  const files: Zippable = {
    'imsmanifest.xml': strToU8(manifestOf(set, items, shown)),
    [testFile]: strToU8(testOf(set, items)),
    ...Object.fromEntries(items.map(({ id, xml }) => [itemFile(id), strToU8(xml)])),
    // they are packed as they are
    ...Object.fromEntries(
      [...shown.files].map(([name, { bytes }]) => [name, [new Uint8Array(bytes), { level: 0 }]]),
    ),
  };
  // the same set is the same file, whenever it is written: no earlier time has a place in a ZIP
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
};

interface Item {
  readonly id: string;
  readonly question: FileQuestion;
}

/** Pictures and sounds that items name: each is a file of the package once. */
class Shown {
  readonly files = new Map<string, FetchedMedia>();

  constructor(private readonly media: ReadonlyMap<string, FetchedMedia>) {}

  /** Its name in the package; null: it was not to be had. */
  nameOf({ hash }: MediaBody): string | null {
    const file = this.media.get(hash);
    if (file === undefined) return null;
    const name = `media/${hash.slice(0, 16)}.${endings[file.type] ?? file.type.split('/')[1] ?? 'bin'}`;
    this.files.set(name, file);
    return name;
  }

  /** How an item shows or plays it. */
  of(media: MediaBody | null | undefined): string {
    const name = media ? this.nameOf(media) : null;
    if (!media || name === null) return '';
    const { alt, credit, source, licence } = media;
    const isSound = this.files.get(name)?.type.startsWith('audio/');
    const seen = isSound
      ? `<audio controls="true"><source src="../${name}" type="${this.files.get(name)?.type}"/>${xmlEscaped(alt)}</audio>`
      : `<img src="../${name}" alt="${xmlEscaped(alt)}"/>`;
    const said = [credit, licence && licence !== 'own' && licence !== 'other' ? licence : '', source];
    const by = said.filter(Boolean).join(', ');
    return `${seen}${by && `<br/><small>${xmlEscaped(by)}</small>`}`;
  }
}

const endings: Readonly<Record<string, string>> = { 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a' };

const testFile = 'test.xml';
const itemFile = (id: string): string => `items/${id}.xml`;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const asi = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const asiAttributes = [
  `xmlns="${asi}"`,
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  `xsi:schemaLocation="${asi} https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd"`,
].join(' ');

/** A text of some lines. */
const lines = (text: string): string => xmlEscaped(text).replace(/\r\n?|\n/g, '<br/>');
/** In an attribute; an empty one tells readers nothing. */
const titled = (text: string, otherwise: string): string =>
  xmlEscaped([...text.replace(/\s+/g, ' ').trim()].slice(0, 60).join('')) || otherwise;

interface Around {
  readonly id: string;
  readonly language: string | undefined;
  readonly shown: Shown;
}

const itemOf = (question: FileQuestion, { id, language, shown }: Around): string => {
  const { text, explanation, media } = question;
  const { declaration, isScored = true, interaction, scoring } = bodyOf(question, shown);
  const seen = shown.of(media);
  return `${head}${[
    `<qti-assessment-item ${asiAttributes} identifier="${id}" title="${titled(text, id)}"${languageOf(language)} adaptive="false" time-dependent="false">`,
    declaration,
    ...(isScored
      ? [
          '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="1"/>',
        ]
      : []),
    // what is shown whatever was answered has its value from the beginning
    ...(explanation
      ? [
          '<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"><qti-default-value><qti-value>EXPLANATION</qti-value></qti-default-value></qti-outcome-declaration>',
        ]
      : []),
    `<qti-item-body>${seen && `<div>${seen}</div>`}${interaction}</qti-item-body>`,
    ...(scoring ? [scoring] : []),
    ...(explanation
      ? [
          `<qti-modal-feedback outcome-identifier="FEEDBACK" show-hide="show" identifier="EXPLANATION"><qti-content-body><p>${lines(explanation)}</p></qti-content-body></qti-modal-feedback>`,
        ]
      : []),
    '</qti-assessment-item>',
  ].join('\n')}\n`;
};

const languageOf = (language: string | undefined): string =>
  language ? ` xml:lang="${xmlEscaped(language)}"` : '';

interface Body {
  readonly declaration: string;
  readonly isScored?: boolean;
  readonly interaction: string;
  readonly scoring?: string;
}

const declared = (cardinality: string, type: string, inside = ''): string =>
  `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${type}"${inside ? `>${inside}</qti-response-declaration>` : '/>'}`;

const correct = (values: readonly string[]): string =>
  `<qti-correct-response>${values.map((value) => `<qti-value>${xmlEscaped(value)}</qti-value>`).join('')}</qti-correct-response>`;

/** Processing that every reader knows by its address. */
const template = (name: 'match_correct' | 'map_response'): string =>
  `<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/${name}.xml"/>`;

const prompt = ({ text }: FileQuestion): string => `<qti-prompt>${lines(text)}</qti-prompt>`;

const bodyOf = (question: FileQuestion, shown: Shown): Body => {
  const { kind = 'single', text, options = [], right, exactOnly, refused = [], unit, band = 0 } = question;
  const all = rightTexts(question);
  switch (kind) {
    case 'single':
    case 'multi':
    case 'poll': {
      const ids = options.map((_, index) => `OPTION-${index + 1}`);
      const rightIds = ids.filter((_, index) => all.includes(options[index] ?? ''));
      const isMulti = kind === 'multi';
      const cardinality = isMulti ? 'multiple' : 'single';
      const choices = options.map(
        (option, index) =>
          [ids[index] ?? '', lines(option), shown.of(question.optionMedia?.[index])] as const,
      );
      const interaction = `<qti-choice-interaction response-identifier="RESPONSE" shuffle="true" max-choices="${isMulti ? 0 : 1}">${prompt(question)}${choices.map(choice).join('')}</qti-choice-interaction>`;
      if (kind === 'poll')
        return { declaration: declared(cardinality, 'identifier'), isScored: false, interaction };
      const isShared = isMulti && !exactOnly;
      return {
        declaration: declared(
          cardinality,
          'identifier',
          correct(rightIds) +
            (isShared
              ? mapping(
                  ids.map((id) => [id, shareOf(id, rightIds)]),
                  '0',
                  '1',
                )
              : ''),
        ),
        interaction,
        scoring: template(isShared ? 'map_response' : 'match_correct'),
      };
    }
    case 'typed':
      return {
        declaration: declared(
          'single',
          'string',
          correct(all.slice(0, 1)) +
            mapping([...all.map((each) => [each, 1] as const), ...refused.map((each) => [each, 0] as const)]),
        ),
        interaction: `<p>${lines(text)}</p><p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>`,
        scoring: template('map_response'),
      };
    case 'number':
      return {
        declaration: declared('single', 'float', correct([String(right)])),
        interaction: `<p>${lines(text)}</p><p><qti-text-entry-interaction response-identifier="RESPONSE"/>${unit ? ` ${xmlEscaped(unit)}` : ''}</p>`,
        scoring: within(band),
      };
    case 'order': {
      const ids = all.map((_, index) => `ITEM-${index + 1}`);
      return {
        declaration: declared('ordered', 'identifier', correct(ids)),
        interaction: `<qti-order-interaction response-identifier="RESPONSE" shuffle="true" orientation="vertical">${prompt(question)}${all.map((item, index) => choice([ids[index] ?? '', lines(item), ''])).join('')}</qti-order-interaction>`,
        scoring: template('match_correct'),
      };
    }
    case 'cloud':
      return {
        declaration: declared('single', 'string'),
        isScored: false,
        interaction: `<qti-extended-text-interaction response-identifier="RESPONSE" expected-lines="1">${prompt(question)}</qti-extended-text-interaction>`,
      };
  }
};

const choice = ([id, text, seen]: readonly [id: string, text: string, seen: string]): string =>
  `<qti-simple-choice identifier="${id}">${text}${text && seen && '<br/>'}${seen}</qti-simple-choice>`;

/** All right ones together earn one, and each wrong one takes as much as a right one gives. */
const shareOf = (id: string, right: readonly string[]): number =>
  (right.includes(id) ? 1 : -1) / Math.max(right.length, 1);

const mapping = (entries: readonly (readonly [key: string, value: number])[], from = '', to = ''): string =>
  [
    `<qti-mapping${from && ` lower-bound="${from}"`}${to && ` upper-bound="${to}"`} default-value="0">`,
    ...entries.map(
      ([key, value]) =>
        `<qti-map-entry map-key="${xmlEscaped(key)}" mapped-value="${value}" case-sensitive="false"/>`,
    ),
    '</qti-mapping>',
  ].join('');

/** A number is right, or as near as its band: no more and no less. */
const within = (band: number): string => {
  const mode = band > 0 ? `tolerance-mode="absolute" tolerance="${band} ${band}"` : 'tolerance-mode="exact"';
  const score = (value: number): string =>
    `<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${value}</qti-base-value></qti-set-outcome-value>`;
  return [
    '<qti-response-processing><qti-response-condition>',
    `<qti-response-if><qti-equal ${mode}><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-equal>${score(1)}</qti-response-if>`,
    `<qti-response-else>${score(0)}</qti-response-else>`,
    '</qti-response-condition></qti-response-processing>',
  ].join('');
};

const testOf = ({ title = '', timePerQuestion }: SetFile, items: readonly Item[]): string => {
  const named = titled(title, 'Questions');
  return `${head}${[
    `<qti-assessment-test ${asiAttributes} identifier="test" title="${named}">`,
    '<qti-test-part identifier="part" navigation-mode="linear" submission-mode="individual">',
    `<qti-assessment-section identifier="questions" title="${named}" visible="true">`,
    ...items.map(({ id, question }) => {
      const seconds = question.timeLimit ?? timePerQuestion;
      const limit = seconds ? `<qti-time-limits max-time="${seconds}"/>` : '';
      return `<qti-assessment-item-ref identifier="${id}" href="${itemFile(id)}">${limit}</qti-assessment-item-ref>`;
    }),
    '</qti-assessment-section>',
    '</qti-test-part>',
    '</qti-assessment-test>',
  ].join('\n')}\n`;
};

const manifestOf = ({ title, category, language }: SetFile, items: readonly Item[], shown: Shown): string => {
  const packaging = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
  const lom = 'http://ltsc.ieee.org/xsd/LOM';
  const schemas = 'https://purl.imsglobal.org/spec';
  return `${head}${[
    `<manifest xmlns="${packaging}" xmlns:lom="${lom}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${packaging} ${schemas}/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd ${lom} ${schemas}/md/v1p3/schema/xsd/imsmd_loose_v1p3p2.xsd" identifier="manifest">`,
    '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>',
    '<organizations/>',
    '<resources>',
    `<resource identifier="test" type="imsqti_test_xmlv3p0" href="${testFile}">`,
    described([
      ...(title ? [`<lom:title><lom:string>${xmlEscaped(title)}</lom:string></lom:title>`] : []),
      ...(language ? [`<lom:language>${xmlEscaped(language)}</lom:language>`] : []),
      ...keyword(category),
    ]),
    `<file href="${testFile}"/>`,
    ...items.map(({ id }) => `<dependency identifierref="${id}"/>`),
    '</resource>',
    ...items.flatMap(({ id, question }) => [
      `<resource identifier="${id}" type="imsqti_item_xmlv3p0" href="${itemFile(id)}">`,
      described(keyword(question.category), levels[question.difficulty?.toLowerCase() ?? '']),
      `<file href="${itemFile(id)}"/>`,
      ...mediaOf(question, shown).map((name) => `<file href="${name}"/>`),
      '</resource>',
    ]),
    '</resources>',
    '</manifest>',
  ]
    .filter(Boolean)
    .join('\n')}\n`;
};

const mediaOf = ({ media, optionMedia = [] }: FileQuestion, shown: Shown): string[] => {
  const names = [media, ...optionMedia].flatMap((each) => (each ? (shown.nameOf(each) ?? []) : []));
  return [...new Set(names)];
};

/** As LOM calls what we call Easy, Medium and Hard. */
const levels: Readonly<Record<string, string>> = { easy: 'easy', medium: 'medium', hard: 'difficult' };

const keyword = (category: string | undefined): string[] =>
  category ? [`<lom:keyword><lom:string>${xmlEscaped(category)}</lom:string></lom:keyword>`] : [];

const described = (general: readonly string[], level?: string): string => {
  const said = general.length > 0 ? `<lom:general>${general.join('')}</lom:general>` : '';
  const educational = level
    ? `<lom:educational><lom:difficulty><lom:source>LOMv1.0</lom:source><lom:value>${level}</lom:value></lom:difficulty></lom:educational>`
    : '';
  return said || educational ? `<metadata><lom:lom>${said}${educational}</lom:lom></metadata>` : '';
};
