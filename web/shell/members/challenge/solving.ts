let running: AbortController | undefined
const listeners = new Set<() => void>()

/** Whether the browser is solving a challenge, for the forms that show it. */
export const isSolving = (): boolean => running !== undefined

export function onSolving(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setSolving(controller: AbortController | undefined): void {
  running = controller
  for (const listener of listeners) listener()
}

export const cancelSolving = (): void => running?.abort()
