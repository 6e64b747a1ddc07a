export function physicalSides(text: string, isCss: boolean): { line: number; side: string }[]
