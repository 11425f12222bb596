declare module 'chemical-elements' {
  export const elements: readonly { number: number; symbol: string; name: string }[];
}
