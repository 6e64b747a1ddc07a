export function makeRunFolder(): string
export function removeRunFolder(folder: string): void
