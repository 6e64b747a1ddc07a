type SwitchSaving<Name> = {
  send: (name: Name, on: boolean) => Promise<unknown>
  show: (name: Name, on: boolean) => void
  /** The result; the error if saving failed. */
  onResult: (name: Name, error?: unknown) => void
}

/**
 * Saves switches optimistically, one call at a time for each of them; a failure is rolled back to
 * the last confirmed state. Of several changes the last one applies.
 */
export function switchSaver<Name extends string>({ send, show, onResult }: SwitchSaving<Name>) {
  const requested = new Map<Name, boolean>()
  const busy = new Set<Name>()
  return async (name: Name, on: boolean) => {
    requested.set(name, on)
    show(name, on)
    if (busy.has(name)) return
    busy.add(name)
    let confirmed = !on
    try {
      for (let value = on; value !== confirmed; value = requested.get(name)!) {
        await send(name, value)
        confirmed = value
      }
      onResult(name)
    } catch (error) {
      show(name, confirmed)
      onResult(name, error)
    } finally {
      busy.delete(name)
    }
  }
}
