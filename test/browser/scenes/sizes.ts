/** The screens that the product is made for, in CSS pixels. */
export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  stage: { width: 1920, height: 1080 },
} as const;

export type Size = keyof typeof sizes;
