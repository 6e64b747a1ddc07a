import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Schedule, Task } from '../platform/jobs.ts'
import type { SellersService } from '../sellers/sellers.service.ts'
import { answerTimes } from './answer-times.store.ts'

type Deps = { db: NodePgDatabase; sellers: Pick<SellersService, 'setAnswerMinutes'> }

/** Measures every hour how soon sellers answer, so that no page has to. */
export const answerTimesJob = ({
  db,
  sellers,
}: Deps): { tasks: Record<string, Task>; schedules: Schedule[] } => ({
  tasks: {
    'measure-answer-times': async () => sellers.setAnswerMinutes(await answerTimes(db)),
  },
  schedules: [{ task: 'measure-answer-times', at: '17 * * * *' }],
})
