import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** The output of the check for a project of these files, with its exit status. */
async function checked(files: Record<string, string>): Promise<{ status: number; output: string }> {
  const root = await mkdtemp(join(tmpdir(), 'expressions-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), text)
    }
    await run('git', ['init', '-q', root])
    const script = join(import.meta.dirname, 'check-regular-expressions.ts')
    return await run(process.execPath, [script, root]).then(
      ({ stdout }) => ({ status: 0, output: stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ status: code, output: stdout }),
    )
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

test('composed expressions are checked as a whole, literal ones too, and hidden ones are rejected', async () => {
  const { status, output } = await checked({
    // As it stood in cell-text.ts when an export hung.
    'server/number.ts':
      String.raw`
const WORD = '[0-9A-Za-z./-]*[0-9][0-9A-Za-z./-]*'
export const number = new RegExp(` + "`^'+(?:[=+]|${WORD}(?: ${WORD})*$)`)\n",
    'web/square.ts': String.raw`export const spaces = /\s+$/`,
    'contract/hidden.ts': 'export const words = (text: string) => new RegExp(text)\n',
    'demo/fine.ts': String.raw`export const fine = [/^\d+$/, new RegExp('[a-z]')]`,
    'server/number.test.ts': 'export const notLoaded = /(a+)+$/\n',
  })
  expect(status).toBe(1)
  const faults = output.split('\n').filter((line) => /^\w+\//.test(line))
  expect(faults.toSorted()).toEqual([
    'contract/hidden.ts:1: compose it while the module is loaded, so that it can be checked',
    expect.stringContaining('server/number.ts:3: it takes exponential time'),
    expect.stringContaining("web/square.ts:1: it takes the power 2 of a text's length"),
  ])
}, 120_000)

test('a project without a slow expression passes', async () => {
  expect(await checked({ 'server/fine.ts': String.raw`export const fine = /^\d+$/` })).toEqual({
    ...{ status: 0, output: '1 expressions and 0 composed ones, none too slow\n' },
  })
}, 120_000)
