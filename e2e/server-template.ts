import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'

// Loading a marketplace takes much longer than copying its folder: the first test of a run that needs a server of its own
// loads it for all.

const folderOf = (run: number) => join(tmpdir(), `ghiyar-own-template-${run}`)

/** The folder of this run with what `fill` leaves in it; one worker fills it for all. */
export async function templateOf(
  run: number,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const template = folderOf(run)
  const draft = `${template}.new`
  // Where another worker is about to fill it, the time limit of the test ends the wait.
  while (!existsSync(template)) {
    if (await isClaimed(draft)) break
    await after(200)
  }
  if (existsSync(template)) return template
  try {
    await fill(draft)
    await rename(draft, template)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return template
}

/** Makes a folder; false where it is there already. */
async function isClaimed(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** Playwright calls it before a run, and when it has ended. */
export default async function removeTemplate(): Promise<void> {
  const template = folderOf(process.pid)
  for (const folder of [template, `${template}.new`])
    await rm(folder, { recursive: true, force: true })
}
