export function buildWeb(): void
