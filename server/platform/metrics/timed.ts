type Given = unknown[]
type OnTimed = (given: Given, seconds: number, error: unknown) => void
type Method = (...given: Given) => unknown

/**
 * Has `hear` told how long each call of a method takes, and of what it failed, whether it answers by
 * a promise or by a callback that comes last. What answers neither way goes unheard.
 */
export function timed<Name extends string>(
  target: Record<Name, unknown>,
  name: Name,
  onTimed: OnTimed,
): void {
  const original = (target[name] as Method).bind(target)
  const method: Method = (...given) => {
    const began = performance.now()
    const report = (error: unknown) => onTimed(given, (performance.now() - began) / 1000, error)
    const last = given.at(-1)
    if (typeof last === 'function') {
      const callback = (error: unknown, ...rest: unknown[]): unknown => {
        report(error)
        return (last as Method)(error, ...rest)
      }
      return original(...given.slice(0, -1), callback)
    }
    const answer = original(...given)
    if (answer instanceof Promise)
      answer.then(
        () => report(undefined),
        (error: unknown) => report(error ?? true),
      )
    return answer
  }
  Object.assign(target, { [name]: method })
}
