import type { Feature, Platform, Registered } from './feature.ts'

/**
 * Registers features one after the other. Each is given the platform and the services of those before
 * it; one that needs the service of a later one doesn't compile.
 */
export class Composition<Services> {
  private readonly deps: Promise<Platform & Services>
  private readonly features: Feature[]

  constructor(deps: Promise<Platform & Services>, features: Feature[]) {
    this.deps = deps
    this.features = features
  }

  add<Given>(
    register: (deps: Platform & Services) => Registered<Given> | Promise<Registered<Given>>,
  ): Composition<Services & Given> {
    const next = this.deps.then(async (deps) => {
      const { services, ...feature } = await register(deps)
      this.features.push(feature)
      return { ...deps, ...services }
    })
    return new Composition<Services & Given>(next, this.features)
  }

  /** The services of all features, once all are registered. */
  async services(): Promise<Services> {
    return this.deps
  }
}
