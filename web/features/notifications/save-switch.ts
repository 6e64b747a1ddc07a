type SwitchSaving<Name> = {
  send: (name: Name, on: boolean) => Promise<unknown>
  show: (name: Name, on: boolean) => void
  /** The result; the error if saving failed. */
  told: (name: Name, error?: unknown) => void
}

/**
 * Saves switches optimistically, one call at a time for each of them; a failure is rolled back to
 * the last confirmed state. Of several changes the last one applies.
 */
export function switchSaver<Name extends string>({ send, show, told }: SwitchSaving<Name>) {
  const wished = new Map<Name, boolean>()
  const busy = new Set<Name>()
  return async (name: Name, on: boolean) => {
    wished.set(name, on)
    show(name, on)
    if (busy.has(name)) return
    busy.add(name)
    let kept = !on
    try {
      for (let wish = on; wish !== kept; wish = wished.get(name)!) {
        await send(name, wish)
        kept = wish
      }
      told(name)
    } catch (error) {
      show(name, kept)
      told(name, error)
    } finally {
      busy.delete(name)
    }
  }
}
