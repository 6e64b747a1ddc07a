export const featureSpecs: Record<string, string[]>
export const sharedSpecs: string[]
export const wholeSpecs: string[]
export function testsOf(
  changed: string[],
  importersOf: (name: string, ...folders: string[]) => string[],
): { server: string[]; browser: string[] }
