import type { Challenge } from '#contract/challenge.ts'
import { findNumbers } from './find-numbers.ts'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => postMessage(findNumbers(data)))
