// A first process as `main.ts` is one, but for what its workers do; how many is its argument.
import { Lifetime } from './platform/processes/lifetime.ts'
import { heartbeats } from './workers-heartbeats.fixture.ts'
import { runWorkers, workerLimits } from './workers.ts'

const log = (line: string) => void process.stdout.write(`${line}\n`)
const lifetime = new Lifetime(20_000)
const workers = runWorkers({
  count: Number(process.argv[2]),
  entry: new URL('./hanging-worker.fixture.ts', import.meta.url),
  ...{ env: {}, prepared: Promise.resolve(), log },
  limits: { ...workerLimits, ...heartbeats, stopMs: 1_000 },
})
lifetime.add(workers)
await workers.ready
log('ready')
