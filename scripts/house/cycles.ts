import type { Source } from './sources.ts'

type Graph = Map<string, string[]>

/** Groups of files that import one another in circles; with `types`, imports of types count as well. */
export function cyclesOf(sources: Source[], { types }: { types: boolean }): string[][] {
  const graph: Graph = new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.filter(({ isType }) => types || !isType).map((imported) => imported.file),
    ]),
  )
  return components(graph).filter((files) => files.length > 1)
}

/** Strongly connected components, by Tarjan. */
function components(graph: Graph): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): void => {
    index.set(file, index.size)
    low.set(file, index.get(file)!)
    stack.push(file)
    for (const next of graph.get(file)!.filter((imported) => graph.has(imported))) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!))
    }
    if (low.get(file) === index.get(file)) found.push(stack.splice(stack.indexOf(file)))
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}
