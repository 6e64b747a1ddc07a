import { Challenges } from '../platform/challenges.ts'
import type { Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import type { Feature, Platform, Registered } from '../platform/feature.ts'
import { PasswordHasher } from '../platform/passwords/password-hasher.ts'
import { loadSigner } from '../platform/signing-key.ts'
import type { AccountDeps } from './account-deps.ts'
import { accountsJobs } from './account-jobs.ts'
import { accountsRoutes, outboxRoutes } from './accounts.routes.ts'
import { accountsService, type AccountsService } from './accounts.service.ts'
import { filesRoutes } from './files.routes.ts'
import { filesService, type FilesService } from './files.service.ts'
import { operatorRoutes } from './operator.routes.ts'
import { accountsData } from './personal-data.store.ts'
import { quotasService, type QuotasService } from './quotas.service.ts'

type Services = { accounts: AccountsService; files: FilesService; quotas: QuotasService }

export async function registerAccounts(platform: Platform): Promise<Registered<Services>> {
  const { db, env, features, limits, metrics, send } = platform
  const quotas = quotasService({ db, quotas: env.QUOTAS, onRefused: metrics.quotaRefused })
  const files = filesService({ ...platform, quotas })
  const signer = await loadSigner(db)
  const deps: AccountDeps = {
    ...{ ...platform, files, signer },
    challenges: new Challenges({ limits, signer, easiestBits: env.CHALLENGE_BITS }),
    hasher: new PasswordHasher(),
    async onSellerJoined(tx, seller) {
      for (const feature of features) await feature.onSellerJoined?.(tx, seller)
    },
    async onLicenceChanged(tx, seller, before) {
      for (const feature of features) await feature.onLicenceChanged?.(tx, seller, before)
    },
    onSellerLeaving: bySellerStep(features, 'onSellerLeaving'),
    onSellerStaying: bySellerStep(features, 'onSellerStaying'),
    async onAccountStepped(tx, user, step) {
      // Of all features only orders change something for others.
      let change: Change | undefined
      for (const feature of features)
        change = (await feature.onAccountStepped?.(tx, user, step)) ?? change
      return change
    },
    async onPasswordReset(tx, user) {
      for (const feature of features) await feature.onPasswordReset?.(tx, user)
    },
    // Features to the right refer to those to the left, so their data goes first.
    personalData: () => features.flatMap((feature) => feature.personalData ?? []).reverse(),
    ...{ smsCountries: env.SMS_COUNTRIES, smsPerDay: env.SMS_PER_DAY, demo: env.DEMO },
  }
  const jobs = accountsJobs(deps, send)
  return {
    services: { accounts: accountsService(deps), files, quotas },
    bindings: [
      ...accountsRoutes(deps),
      ...operatorRoutes(deps),
      ...(env.DEMO ? outboxRoutes(deps) : []),
    ],
    routes: (app, { https }) => filesRoutes(app, deps, { https, isShared: isShared(features) }),
    tasks: { ...jobs.tasks, ...quotas.tasks },
    schedules: [...quotas.schedules, ...jobs.schedules],
    personalData: accountsData,
  }
}

const bySellerStep =
  (features: readonly Feature[], step: 'onSellerLeaving' | 'onSellerStaying') =>
  async (tx: Executor, seller: { no: number; id: string }): Promise<Change[]> => {
    const changes: Change[] = []
    for (const feature of features) {
      const change = await feature[step]?.(tx, seller)
      if (change) changes.push(change)
    }
    return changes
  }

const isShared =
  (features: readonly Feature[]): NonNullable<Feature['isFileShared']> =>
  async (id, caller) => {
    for (const { isFileShared } of features) if (await isFileShared?.(id, caller)) return true
    return false
  }
