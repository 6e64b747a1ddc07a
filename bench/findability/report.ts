import type { Golden } from './golden.types.ts'
import { mean, ndcg, succeeds } from './metrics.ts'

/** How one system answered one query: grades of what it found, and of all that is right. */
export type Answer = { golden: Golden; found: number[]; best: number[] }

export type Measured = { name: string; answers: Answer[] }

/** One line for each class, and one for all. */
export function table(systems: Measured[]): string {
  const classes = [...new Set(systems[0]!.answers.map(({ golden }) => golden.class))]
  const head = systems.map(({ name }) => `${name} @1 | @5 | nDCG@10`).join(' | ')
  const rule = '|---|---:|' + '---:|---:|---:|'.repeat(systems.length)
  const lines = classes.map((name) => row(name, systems, (answer) => answer.golden.class === name))
  return [`| class | queries | ${head} |`, rule, ...lines, row('**all**', systems)].join('\n')
}

/** How many queries each other system answers among its first five and the first system does not, by class. */
export function lostTo([own, ...others]: Measured[]): string {
  const lines = others.map(({ name, answers }) => {
    const lost = answers.filter((answer, i) => isAnswered(answer) && !isAnswered(own!.answers[i]!))
    const byClass = Object.entries(Object.groupBy(lost, ({ golden }) => golden.class))
    const counts = byClass.map(([of, queries = []]) => `${of} ${queries.length}`)
    return `${name}: ${lost.length}${counts.length > 0 ? ` (${counts.join(', ')})` : ''}`
  })
  return `Answered among the first five by others, not by ${own!.name}: ${lines.join('; ')}`
}

const isAnswered = ({ found, best }: Answer) => succeeds(found, best, 5)

function row(
  name: string,
  systems: Measured[],
  isMeant: (answer: Answer) => boolean = () => true,
): string {
  const answers = systems.map((system) => system.answers.filter(isMeant))
  return `| ${name} | ${answers[0]!.length} | ${answers.map(figures).join(' | ')} |`
}

function figures(answers: Answer[]): string {
  const share = (depth: number) =>
    mean(answers.map(({ found, best }) => Number(succeeds(found, best, depth))))
  const percent = (value: number) => `${(value * 100).toFixed(0)} %`
  const gain = mean(answers.map(({ found, best }) => ndcg(found, best)))
  return `${percent(share(1))} | ${percent(share(5))} | ${gain.toFixed(3)}`
}
