import { codeCost, passwordCost } from '../server/platform/passwords/password-hasher.ts'

// Loaded before the servers of these tests: they hash passwords and codes at the least cost there is, so that
// hundreds of people join and log in within a run. The true cost is the subject of password-hasher.test.ts.
for (const cost of [passwordCost, codeCost])
  Object.assign(cost, { memoryCost: 8, timeCost: 1, parallelism: 1 })
