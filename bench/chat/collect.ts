// Loaded before a server whose memory is measured: what it holds is then what it needs.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) setInterval(() => globalThis.gc?.(), 2_000).unref()
