// Runs in a thread of its own, and so also while the main thread is blocked; see `end-with-parent.ts`.
// Plain JavaScript: taking types out would cost the thread megabytes.
import { workerData } from 'node:worker_threads'

const { parent, graceMs, everyMs } = workerData
const watching = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watching)
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs)
}, everyMs)
