import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Question, Verdict } from './analyse-worker.ts'

const MOST_WORKERS = 4
/** Whatever repeats nothing takes no more than so many steps at each place of a text. */
const repeats = /[*+{]/

/** What each expression may cost, in their order; by so many threads as the machine has cores for. */
export async function analyse(questions: Question[]): Promise<Verdict[]> {
  const keyOf = ({ source, flags }: Question) => `/${source}/${flags}`
  const verdicts = new Map<string, Verdict>()
  const open = new Map<string, Question>()
  for (const question of questions)
    if (repeats.test(question.source)) open.set(keyOf(question), question)
    else verdicts.set(keyOf(question), { kind: 'safe' })
  const waiting = [...open]
  const work = async () => {
    const worker = new Worker(new URL('./analyse-worker.ts', import.meta.url))
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      worker.postMessage(next[1])
      const [verdict] = (await once(worker, 'message')) as [Verdict]
      verdicts.set(next[0], verdict)
    }
    await worker.terminate()
  }
  const workers = Math.min(MOST_WORKERS, availableParallelism(), waiting.length)
  await Promise.all(Array.from({ length: workers }, work))
  return questions.map((question) => verdicts.get(keyOf(question))!)
}
