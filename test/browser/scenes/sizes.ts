/** The screens that the product is made for, in CSS pixels. */
export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  stage: { width: 1920, height: 1080 },
} as const;

export type Size = keyof typeof sizes;

/** And those on which a question must be played: from a small old phone, upright and lying, to a wall. */
export const questionSizes = {
  'phone-360x560': { width: 360, height: 560 },
  'phone-390x844': { width: 390, height: 844 },
  'phone-844x390': { width: 844, height: 390 },
  tablet: sizes.tablet,
  stage: sizes.stage,
} as const;

export type QuestionSize = keyof typeof questionSizes;
