import { type ComponentType, lazy } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/**
 * `lazy`, whose file can be loaded beforehand: after `preload` the component is in the same commit as what surrounds
 * it, where `lazy` would show the fallback first. When preloading fails, it loads once more when it is shown.
 */
export function preloadable<Props>(load: () => Promise<Module<Props>>) {
  let loaded: Module<Props> | undefined
  const component = lazy(() => (loaded ? settled(loaded) : load()))
  const preload = async () => void (loaded = await load())
  return Object.assign(component, { preload })
}

/** A promise that calls back at once, as React's `lazy` allows for. */
function settled<Value>(value: Value) {
  // oxlint-disable-next-line unicorn/no-thenable
  return { then: (resolve: (value: Value) => void) => resolve(value) } as Promise<Value>
}
