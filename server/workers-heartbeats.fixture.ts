import { heartbeatLimits } from './platform/processes/heartbeat.ts'

/** A blocked worker is noticed after three seconds, in place of ten. */
export const heartbeats = { ...heartbeatLimits, everyMs: 300 }
